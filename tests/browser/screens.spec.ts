import { buyables, lay } from "./buying.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { openInStillTime } from "./still-time.ts";
import { expect, test } from "./test.ts";

const CATEGORIES = "/api/category/getSubCategory";
const NOT_REACHED = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/;

test("STATE-13 HOME-09 the categories are asked for once, and what is there stays while they are awaited", async ({
  page,
}) => {
  let calls = 0;
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${CATEGORIES}`, async (route) => {
    calls += 1;
    await wanted;
    await route.continue();
  });
  await page.goto("/");
  const carousel = page.getByRole("region", { name: "Categories", exact: true });
  await expect(carousel.getByRole("link", { name: "Women" }).first()).toBeVisible();
  await expect(page.getByText("The categories are loading")).toHaveCount(0);
  answer();
  for (const name of ["Wishlist", "Weft, home", "Wishlist", "Weft, home"]) {
    await page.getByRole("banner").getByRole("link", { name }).click();
    await expect(page).toHaveURL(name === "Wishlist" ? /\/wishlist$/ : /\/$/);
    // The address is there before the page that it leads to.
    const wishlist = page.getByRole("heading", { level: 1, name: "Your Wishlist" });
    await expect(name === "Wishlist" ? wishlist : carousel).toBeVisible();
  }
  expect(calls).toBe(1);
});

test("ERR-03 ERR-04 G-28 a refused call for the categories is one toast", async ({ page }) => {
  await page.route(`**${CATEGORIES}`, (route) =>
    route.fulfill({ json: { success: false, message: "No categories today" } }),
  );
  await page.goto("/");
  await expect(page.getByText("Failed to fetch categories")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
});

test.describe("toasts", () => {
  test.use({ toastsStay: false });

  test("LIM-13 LIM-14 a toast stands at the top right for 5000 ms", async ({ page }) => {
    await page.route(`**${CATEGORIES}`, (route) => route.fulfill({ json: { success: false, message: "No" } }));
    await openInStillTime(page, "/");
    const toast = page.locator("[data-sonner-toast]");
    await expect(async () => {
      await page.clock.runFor(100);
      await expect(toast).toBeVisible({ timeout: 500 });
    }).toPass();
    const [box, { width, height }] = [(await toast.boundingBox())!, page.viewportSize()!];
    expect(box.x + box.width / 2).toBeGreaterThan(width / 2);
    expect(box.y + box.height / 2).toBeLessThan(height / 4);
    await page.clock.runFor(4000);
    await expect(toast).toHaveCount(1);
    await page.clock.runFor(2000);
    await expect(toast).toHaveCount(0);
  });
});

test("ERR-05 a call for the categories that fails is one toast", async ({ page, allow }) => {
  allow(NOT_REACHED);
  await page.route(`**${CATEGORIES}`, (route) => route.abort());
  await page.goto("/");
  await expect(page.getByText("Error occurred while fetching categories")).toBeVisible();
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(1);
});

test("ERR-02 refused products are told in the server's words", async ({ page, request, allow }) => {
  allow(NOT_REACHED);
  const [first] = await buyables(request, 1);
  await page.route("**/api/product/summaries?*", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "The shelves are being counted" } }),
  );
  await lay(page, [[first!, 1]]);
  await page.goto("/cart");
  await expect(page.getByText("The shelves are being counted")).toBeVisible();
});

test("ROLE-02 ROLE-05 ERR-07 what only a shopper's browser asks for", async ({ page, request, baseURL, allow }) => {
  const asked: string[] = [];
  page.on("request", (sent) => asked.push(new URL(sent.url()).pathname));
  const [product] = await buyables(request, 1);
  await page.goto(`/product/${product!.id}`, { waitUntil: "networkidle" });
  expect(asked).not.toContain("/api/attribute/list");

  await comeAs(page, await signUp(request, baseURL!, "Tara"));
  const bearer = page.waitForRequest(`**${CATEGORIES}`);
  await page.goto("/");
  expect((await bearer).headers()["authorization"]).toMatch(/^Bearer .+/);

  allow(NOT_REACHED);
  await page.route("**/api/attribute/list", (route) =>
    route.fulfill({ status: 500, json: { success: false, message: "no" } }),
  );
  await page.goto(`/product/${product!.id}`);
  await expect(page.getByText("Failed to fetch attributes")).toBeVisible();
});

test("CONTACT-03 the drawn map becomes the live one on a press, and asks nobody before", async ({ page, allow }) => {
  allow(/^foreign: https:\/\/www\.openstreetmap\.org\/export\/embed\.html/);
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Map</title>" }),
  );
  const foreign: string[] = [];
  page.on("request", (sent) => new URL(sent.url()).hostname === "www.openstreetmap.org" && foreign.push(sent.url()));
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect(page.getByRole("img", { name: /^Map: Weft/ })).toBeVisible();
  expect(foreign).toEqual([]);
  await page.getByRole("button", { name: "Show the live map" }).click();
  await expect(page.getByTitle(/^Live map: Weft/)).toBeVisible();
  await expect.poll(() => foreign.length).toBe(1);
});

test("a lost connection says so, and so does its return", async ({ page, context }) => {
  await page.goto("/about");
  const notice = page.getByText("You are offline.", { exact: false });
  await context.setOffline(true);
  await expect(notice).toBeVisible();
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
});

test("a page that is long in coming says so", async ({ page }) => {
  let answer = () => {};
  const wanted = new Promise<void>((resolve) => (answer = resolve));
  await page.clock.install({ time: 0 });
  await page.goto("/about");
  await page.route("**/collection.data*", async (route) => {
    await wanted;
    await route.continue();
  });
  await page.getByRole("contentinfo").getByRole("link", { name: "All collections" }).click();
  await page.clock.runFor(5000);
  await expect(page.getByText("This is taking longer than usual.", { exact: false })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(page.getByText("This is taking longer than usual.", { exact: false })).toHaveCount(0);
});

test("the first key press leads past the menus, and panels give the focus back", async ({ page }) => {
  await page.goto("/collection");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  for (const [name, role] of [
    ["Search", "button"],
    [/^Cart,/, "link"],
  ] as const) {
    const opener = page.getByRole("banner").getByRole(role, { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.locator("dialog[open]");
    await expect(dialog).toBeVisible();
    await expect.poll(() => dialog.evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("one can browse, narrow, page, choose and read", async ({ page }) => {
    await page.goto("/");
    await page
      .getByRole("region", { name: "Categories", exact: true })
      .getByRole("link", { name: "Women" })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/women/i);
    await page.goto("/collection");
    const cards = page.locator("article[data-product]");
    await expect(cards.nth(8)).toBeVisible();
    await cards.first().getByRole("link").first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const choices = page.locator("fieldset").first();
    await choices.getByRole("link").nth(1).click();
    await expect(choices.getByRole("link").nth(1)).toHaveAttribute("aria-current", "true");
    await expect(choices.locator("[aria-current]")).toHaveCount(1);
    await page.goto("/collection?sort=low-high");
    await expect(cards.first()).toBeVisible();
    for (const path of ["/about", "/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
  });
});

test("home, category and product give a picture to whoever shares them", async ({ page, request }) => {
  const [product] = await buyables(request, 1);
  for (const path of ["/", "/category/women", `/product/${product!.id}`]) {
    await page.goto(path);
    const picture = await page.locator('meta[property="og:image"]').getAttribute("content");
    expect((await request.get(new URL(picture!).pathname)).headers()["content-type"]).toMatch(/^image\//);
  }
});
