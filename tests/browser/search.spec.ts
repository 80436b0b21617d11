import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** One press: another after the box has opened would be typed into it. */
async function openSearch(page: Page) {
  await page.goto("/about");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.press("/");
  await expect(overlay).toBeVisible();
  return { overlay, box: overlay.getByRole("searchbox") };
}

test("a search with a slip of the pen shows what was meant, and says so", async ({ page }) => {
  const { overlay, box } = await openSearch(page);
  await box.fill("snekers");
  await expect(overlay.getByText("Showing results for “sneakers”")).toBeVisible();
  await expect(overlay.getByRole("link", { name: /Court Leather Sneakers/ })).toBeVisible();
  await box.fill("sneakers");
  await expect(overlay.getByText("1 product", { exact: true })).toBeVisible();
});

test("VAL-18 G-36 the listing below is narrowed while the box is shown and says something", async ({ page }) => {
  await page.goto("/collection");
  const count = page.getByRole("region", { name: "Products" }).getByRole("status");
  const all = await count.textContent();
  const overlay = page.getByRole("dialog", { name: "Search" });
  await page.keyboard.press("/");
  await overlay.getByRole("searchbox").fill("linen");
  await expect(page).toHaveURL(/q=linen/);
  await expect(count).not.toHaveText(all!);
  await overlay.getByRole("searchbox").fill("");
  await expect(count).toHaveText(all!);
  await overlay.getByRole("searchbox").fill("linen");
  await expect(page).toHaveURL(/q=linen/);
  await page.keyboard.press("Escape");
  await expect(overlay).toBeHidden();
  await expect(page).toHaveURL(/\/collection$/);
  await expect(count).toHaveText(all!);
});

test("SEARCH-03 nothing like it in the shop", async ({ page }) => {
  const { overlay, box } = await openSearch(page);
  await box.fill("xyzzy");
  await expect(overlay.getByText("No products found.")).toBeVisible();
});

test("typing asks the shop once, when it pauses", async ({ page }) => {
  const { overlay, box } = await openSearch(page);
  await expect(overlay.getByText("Popular now")).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/collection") && searchParams.has("q")) asked.push(searchParams.get("q")!);
  });
  // With the page's clock stopped, no key comes after the pause, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.pressSequentially("jeans");
  await page.clock.runFor(2000);
  await expect(overlay.getByText("3 products", { exact: true })).toBeVisible();
  expect(asked).toEqual(["jeans"]);
});

test("opened while another page is on its way, the search stays open when that comes", async ({ page }) => {
  await page.goto("/about");
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/collection.data*", async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest("**/collection.data*");
  await page.getByRole("button", { name: "Shop", exact: true }).click();
  await page.getByRole("link", { name: "Everything" }).click();
  await asked;
  await page.keyboard.press("/");
  const overlay = page.getByRole("dialog", { name: "Search" });
  await overlay.getByRole("searchbox").fill("lin");
  release();
  await expect(page).toHaveURL(/\/collection/);
  await expect(page.getByRole("heading", { level: 1, name: "All Collections" })).toBeAttached();
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole("searchbox")).toBeFocused();
  // What was open when a page was asked for closes when it comes.
  await overlay.getByRole("link", { name: /Linen/ }).first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(overlay).toBeHidden();
});

test("a result is followed though the listing below was about to be narrowed", async ({ page }) => {
  await page.goto("/collection");
  await page.keyboard.press("/");
  const overlay = page.getByRole("dialog", { name: "Search" });
  const found = overlay.locator('a[href^="/product/"]').first();
  await expect(found).toBeVisible();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/product/*.data*", async (route) => {
    await held;
    await route.continue();
  });
  // With the page's time stopped the press comes before the listing is narrowed, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await overlay.getByRole("searchbox").fill("lin");
  const asked = page.waitForRequest("**/product/*.data*");
  await found.click();
  await page.clock.runFor(2000);
  await asked;
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/product\//);
});

test("recent searches are kept on the device, and can be cleared", async ({ page }) => {
  const { box } = await openSearch(page);
  await box.fill("linen");
  await box.press("Enter");
  await expect(page).toHaveURL(/q=linen/);
  const again = await openSearch(page);
  const recent = again.overlay.getByRole("list", { name: "Recent searches" });
  await recent.getByRole("button", { name: "linen" }).click();
  await expect(again.box).toHaveValue("linen");
  await again.box.fill("");
  await again.overlay.getByRole("button", { name: "Clear", exact: true }).click();
  await expect(recent).toHaveCount(0);
});
