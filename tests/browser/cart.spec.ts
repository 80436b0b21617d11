import type { Page } from "@playwright/test";
import { buyables, lay, priceEverything, row, signUp } from "./buying.ts";
import { expect, test } from "./test.ts";

const rupees = (paise: number) =>
  `₹${new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(paise / 100)}`;

/** Waits until a shopper's page has taken over the server's cart: it asks for the wishlist only then. */
const cartFetched = (page: Page) => page.waitForResponse("**/api/wishlist/get");

test("CART-01 ROUTE-07 an empty cart says so and leads home", async ({ page }) => {
  await page.goto("/cart");
  await expect(page.getByRole("heading", { name: "Shopping Cart" })).toBeVisible();
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Continue Shopping" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("CART-02 CART-04 CART-06 CART-09 CART-10 the lines and their sum follow each press at once", async ({
  page,
  request,
}) => {
  const [shirt, hat] = await buyables(request, 2);
  await lay(page, [
    [shirt!, 2],
    [hat!, 1],
  ]);
  const calls: string[] = [];
  page.on("request", (sent) => calls.push(sent.url()));
  await page.goto("/cart");
  const line = page.locator(`[data-line="${shirt!.key}"]`);
  await expect(line).toContainText(shirt!.name);
  for (const value of Object.values(shirt!.attributes)) await expect(line).toContainText(value);
  await expect(line.locator("[data-price]")).toHaveText(rupees(shirt!.price * 2));
  await line.getByRole("button", { name: "Increase quantity" }).click();
  await expect(line.getByLabel("Quantity", { exact: true })).toHaveValue("3");
  await expect(line.locator("[data-price]")).toHaveText(rupees(shirt!.price * 3));
  await expect(row(page, "SubTotal")).toHaveText(rupees(shirt!.price * 3 + hat!.price));
  await line.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(row(page, "Total").last()).toHaveText(rupees(shirt!.price * 2 + hat!.price));
  await page.getByRole("button", { name: `Remove ${hat!.name}` }).click();
  await expect(page.locator("[data-line]")).toHaveCount(1);
  await expect(page.getByRole("link", { name: "or Continue shopping" })).toHaveAttribute("href", "/");
  expect(calls.filter((url) => /api\/(cart|wishlist)/.test(url))).toEqual([]);
});

test("CART-03 CART-05 STATE-16 a line of an unknown product is an empty place, and nothing can be ordered", async ({
  page,
}) => {
  const unknown = { id: "no-such-thing", name: "", price: 0, attributes: { Size: "M" }, key: "no-such-thing_M" };
  await lay(page, [
    [unknown, 1],
    [{ ...unknown, id: "another", key: "another_M" }, 0],
  ]);
  await page.goto("/cart");
  await expect(page.locator("[data-line-unknown]")).toHaveCount(1);
  await expect(page.locator("[data-line-unknown]")).toHaveText("");
  await expect(page.getByRole("heading", { name: "Cart Total" })).toBeVisible();
  await expect(page.getByText("PROCEED TO CHECKOUT")).toBeHidden();
});

for (const { paise, fee } of [
  { paise: 20_000, fee: "₹10.00" },
  { paise: 20_100, fee: "Free" },
]) {
  test(`CART-05 CART-07 CART-08 C-03 shipping at home is ${fee} for ${paise / 100} rupees`, async ({
    page,
    request,
  }) => {
    const [shirt] = await buyables(request, 1);
    await lay(page, [[shirt!, 1]]);
    await priceEverything(page, paise);
    await page.goto("/cart");
    await expect(row(page, "Shipping Fee")).toHaveText(fee);
    await expect(page.getByText(/worked out for India/)).toBeVisible();
    await page.getByRole("link", { name: "PROCEED TO CHECKOUT" }).click();
    await expect(page).toHaveURL(/\/place-order$/);
  });
}

test("PANEL-01 PANEL-02 PANEL-03 the empty panel slides in over 300 ms, and closes", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Cart, 0 items" }).click();
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(panel).toBeVisible();
  expect(await panel.evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(/^0\.3s/);
  await expect(panel.getByText("Your cart is empty.")).toBeVisible();
  await panel.getByRole("button", { name: "Continue Shopping" }).click();
  await expect(panel).toBeHidden();
  await page.getByRole("link", { name: "Cart, 0 items" }).click();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toBeHidden();
});

/** Holds back what the shop knows of the products until it is told to go on. */
async function holdProducts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/product/summaries?*", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of ["/cart", "/place-order"]) {
  test(`CART-04 CHK-03 until its products are there, ${path} names no sum, and nothing moves when they come`, async ({
    page,
    request,
  }) => {
    const [shirt] = await buyables(request, 1);
    await lay(page, [[shirt!, 1]]);
    const release = await holdProducts(page);
    await page.goto(path);
    const sum = page.locator("main dl");
    await expect(sum).toHaveAttribute("aria-busy", "true");
    await expect(sum).toContainText("SubTotal");
    await expect(sum).not.toContainText(/Free|\d/);
    await expect(page.getByRole("list", { name: "Items in the cart" })).toHaveAttribute("aria-busy", "true");
    if (path === "/place-order") {
      await expect(page.locator("form", { hasText: "To pay" })).not.toContainText("₹0");
      await expect(page.getByRole("button", { name: "Payment", exact: true })).toBeDisabled();
    }
    const tops = () =>
      page.locator("main dl > div").evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y));
    const before = await tops();
    release();
    await expect(row(page, "Total").last()).toHaveText(/₹[\d,]+\.\d\d/);
    await expect(sum).toHaveAttribute("aria-busy", "false");
    expect(await tops()).toEqual(before);
  });
}

test("products that could not be read are asked for again, and the sum comes by itself", async ({
  page,
  request,
  allow,
}) => {
  allow(/Failed to load resource/);
  const [shirt] = await buyables(request, 1);
  await lay(page, [[shirt!, 1]]);
  let asked = 0;
  await page.route("**/api/product/summaries?*", (route) => {
    asked += 1;
    return asked <= 2 ? route.abort("connectionreset") : route.continue();
  });
  await page.goto("/cart");
  await expect(page.getByText("The shop cannot be reached.")).toBeVisible();
  await expect(row(page, "Total").last()).toHaveText(/₹[\d,]+\.\d\d/);
  expect(asked).toBe(3);
});

test("PANEL-04 PANEL-06 until its products are there, the panel names no sum and is not on its way to free shipping", async ({
  page,
  request,
}) => {
  const [shirt] = await buyables(request, 1);
  await lay(page, [[shirt!, 1]]);
  const release = await holdProducts(page);
  await page.goto("/about");
  await page.getByRole("link", { name: "Cart, 1 item" }).click();
  const panel = page.getByRole("dialog", { name: "Shopping Cart" });
  await expect(panel.locator("dl")).toHaveAttribute("aria-busy", "true");
  await expect(panel.locator("dl")).not.toContainText(/Free|\d/);
  await expect(panel.getByText(/away from free shipping|Unlocked/)).toBeHidden();
  await expect(panel.getByRole("progressbar")).not.toHaveAttribute("value");
  const top = async () => (await panel.getByRole("list", { name: "Items in the cart" }).boundingBox())!.y;
  const before = await top();
  release();
  await expect(panel.getByText(/away from free shipping/)).toBeVisible();
  expect(await top()).toBe(before);
});

for (const { paise, words, percent } of [
  { paise: 999_950, words: "You're ₹0.50 away from free shipping!", percent: 99.995 },
  { paise: 1_000_000, words: "Free Shipping Unlocked!", percent: 100 },
  { paise: 2_000_000, words: "Free Shipping Unlocked!", percent: 100 },
]) {
  test(`PANEL-04 PANEL-06 PANEL-07 PANEL-08 the bar at ${paise / 100} rupees`, async ({ page, request }) => {
    const [shirt] = await buyables(request, 1);
    await lay(page, [[shirt!, 1]]);
    await priceEverything(page, paise);
    await page.goto("/about");
    await page.getByRole("link", { name: "Cart, 1 item" }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole("progressbar")).toHaveJSProperty("value", percent);
  });
}

test("PANEL-05 PANEL-09 PANEL-10 PANEL-11 PANEL-12 PANEL-13 the panel counts in the chosen currency", async ({
  page,
  request,
  context,
  baseURL,
}) => {
  const [shirt] = await buyables(request, 1);
  await context.addCookies([{ name: "currency", value: "USD", url: baseURL! }]);
  await lay(page, [[shirt!, 2]]);
  const open = async () => {
    await page.goto("/about");
    await page.getByRole("link", { name: "Cart, 2 items" }).click();
    return page.getByRole("dialog", { name: "Shopping Cart" });
  };
  let panel = await open();
  const rate = (await (await request.get("/api/rates/pair/INR/USD")).json()) as { conversion_rate: number };
  const unit = Math.round(shirt!.price * rate.conversion_rate) / 100;
  await expect(panel.locator("[data-price=unit]")).toHaveText(`$${unit.toFixed(2)}`);
  await expect(panel.getByLabel("Quantity", { exact: true })).toHaveAttribute("readonly", "");
  const missing = Math.round((1_000_000 - shirt!.price * 2) * rate.conversion_rate) / 100;
  await expect(panel.getByText(`You're $${missing.toFixed(2)} away from free shipping!`)).toBeVisible();
  await panel.getByLabel("Coupon code").fill("WELCOME10");
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(panel.getByText("Please log in to use a coupon.")).toBeVisible();
  for (const [name, address] of [
    ["View Cart", /\/cart$/],
    ["Check Out", /\/place-order$/],
    ["Continue Shopping", /\/$/],
  ] as const) {
    await panel.getByRole("link", { name }).click();
    await expect(page).toHaveURL(address);
    await expect(panel).toBeHidden();
    panel = await open();
  }
  await panel.getByRole("button", { name: `Remove ${shirt!.name}` }).click();
  await expect(panel.getByText("Your cart is empty.")).toBeVisible();
});

test("STATE-07 STATE-14 ROLE-04 G-18 a visitor's cart merges at login, and is there after a reload", async ({
  page,
  request,
  context,
}) => {
  const [shirt] = await buyables(request, 1);
  await lay(page, [[shirt!, 2]]);
  const merged = cartFetched(page);
  await signUp(page, "/cart");
  await merged;
  const updated = page.waitForRequest("**/api/cart/update");
  await page.route(
    "**/api/cart/update",
    async (route) => {
      await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("3");
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: "Increase quantity" }).click();
  expect((await updated).headers()["token"]).toBeTruthy();
  await expect(page.getByText("Cart updated")).toBeVisible();
  const fetched = cartFetched(page);
  await page.reload();
  await fetched;
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("3");
  const other = await context.newPage();
  const fetchedThere = cartFetched(other);
  await other.goto("/cart");
  await fetchedThere;
  await expect(other.getByLabel("Quantity", { exact: true })).toHaveValue("3");
  await page.getByRole("button", { name: "Decrease quantity" }).click();
  await expect(other.getByLabel("Quantity", { exact: true })).toHaveValue("2");
});
