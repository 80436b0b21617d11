import { buyables, lay, signUp } from "./buying.ts";
import { expect, test } from "./test.ts";

test("WISH-01 ROUTE-11 an empty wishlist says how to fill it", async ({ page }) => {
  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Your Wishlist", level: 2 })).toBeVisible();
  await expect(page.getByText("Your wishlist is empty. Add items to your wishlist to see them here.")).toBeVisible();
});

test("WISH-07 the heart on a card keeps a product", async ({ page }) => {
  await page.goto("/collection");
  await page
    .getByRole("button", { name: /^Add to wishlist/ })
    .first()
    .click();
  await expect(page.getByText("Added to wishlist")).toBeVisible();
  await page.goto("/wishlist");
  await expect(page.getByText("1 item in your wishlist")).toBeVisible();
});

for (const [width, columns] of [
  [390, 2],
  [800, 3],
  [1440, 4],
] as const) {
  test(`WISH-03 the grid has ${columns} columns at ${width} px`, async ({ page, request }) => {
    await lay(page, [], await buyables(request, 4));
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/wishlist");
    const grid = page
      .locator("ul")
      .filter({ has: page.locator("[data-wish]") })
      .first();
    await expect(page.locator("[data-wish]")).toHaveCount(4);
    expect(await grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(" ").length)).toBe(
      columns,
    );
  });
}

test("WISH-02 WISH-04 WISH-05 WISH-06 STATE-11 ERR-33 cards are moved to the cart and taken off", async ({
  page,
  request,
}) => {
  const [shirt, hat] = await buyables(request, 2);
  await lay(page, [], [shirt!, hat!]);
  await page.goto("/wishlist");
  await expect(page.getByText("2 items in your wishlist")).toBeVisible();
  const card = page.locator(`[data-wish="${shirt!.key}"]`);
  await expect(card.getByRole("link", { name: shirt!.name })).toHaveAttribute("href", `/product/${shirt!.id}`);
  for (const [name, value] of Object.entries(shirt!.attributes)) {
    await expect(card.locator("dl > div").filter({ hasText: `${name}:` })).toContainText(value);
  }
  await expect(card).toContainText(/₹[\d,]+\.\d{2}/);
  await card.getByRole("button", { name: /^Move to Cart/ }).click();
  await expect(page.getByText("Moved to cart")).toBeVisible();
  await expect(page.getByText("1 item in your wishlist")).toBeVisible();
  await expect(page.getByRole("link", { name: "Cart, 1 item" })).toBeVisible();
  await page.getByRole("button", { name: /^Remove from wishlist/ }).click();
  // The toast of the move says it too, in its second line.
  await expect(page.locator("[data-sonner-toast] [data-title]", { hasText: "Removed from wishlist" })).toBeVisible();
  await expect(page.getByText("Your wishlist is empty.")).toBeVisible();
});

test("ERR-34 STATE-17 a shopper's wishlist is on the server, and gone from the device after logout", async ({
  page,
  request,
}) => {
  const [shirt] = await buyables(request, 1);
  await lay(page, [], [shirt!]);
  await signUp(page, "/wishlist");
  const told = page.waitForResponse("**/api/wishlist/move-to-cart");
  await page.getByRole("button", { name: /^Move to Cart/ }).click();
  expect((await (await told).json()) as object).toMatchObject({ success: true, message: "Moved to cart" });
  await expect(page.getByText("Moved to cart")).toHaveCount(1);
  const read = ["cart", "wishlist"].map((what) => page.waitForResponse(`**/api/${what}/get`));
  await page.goto("/account");
  // The shop would refuse what is asked for after the logout.
  await Promise.all(read);
  await page.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(
    await page.evaluate(() => [
      localStorage.getItem("cart"),
      localStorage.getItem("wishlist"),
      localStorage.getItem("token"),
    ]),
  ).toEqual([null, null, null]);
});
