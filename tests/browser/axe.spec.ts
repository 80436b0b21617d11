import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { buyables, lay } from "./buying.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** Each screen in its states: how to come there. */
type State = (page: Page, request: APIRequestContext) => Promise<unknown>;

const go =
  (path: string): State =>
  (page) =>
    page.goto(path, { waitUntil: "networkidle" });

const filled =
  (path: string): State =>
  async (page, request) => {
    const [one, two] = await buyables(request, 2);
    await lay(
      page,
      [
        [one!, 1],
        [two!, 3],
      ],
      [one!],
    );
    await page.goto(path, { waitUntil: "networkidle" });
  };

const STATES: Record<string, State> = {
  home: go("/"),
  listing: go("/collection"),
  "listing without a match": go("/collection?q=zzzz"),
  category: go("/category/women"),
  subcategory: go("/category/women/dresses"),
  product: async (page, request) => {
    const [product] = await buyables(request, 1);
    await page.goto(`/product/${product!.id}`, { waitUntil: "networkidle" });
  },
  "empty cart": go("/cart"),
  "filled cart": filled("/cart"),
  "cart panel": async (page, request) => {
    await filled("/about")(page, request);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart,/ })
      .click();
    await expect(page.locator("#cart-panel")).toBeVisible();
  },
  "checkout with errors": async (page, request) => {
    await filled("/place-order")(page, request);
    await page.getByRole("main").locator("button[type=submit]").last().click();
  },
  "checkout with a list open": async (page, request) => {
    await filled("/place-order")(page, request);
    await page.getByRole("combobox", { name: "Country" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
  },
  "login with errors": async (page) => {
    await page.goto("/login", { waitUntil: "networkidle" });
    await page.locator("form button[type=submit]").first().click();
  },
  "empty wishlist": go("/wishlist"),
  "filled wishlist": filled("/wishlist"),
  about: go("/about"),
  contact: go("/contact"),
  "not found": go("/nowhere"),
  search: async (page) => {
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.keyboard.press("/");
    await expect(page.locator('#search-overlay a[href^="/product/"]').first()).toBeVisible();
  },
  menus: async (page) => {
    await page.goto("/about", { waitUntil: "networkidle" });
    const small = page.getByRole("button", { name: "Menu", exact: true });
    if (await small.isVisible()) await small.click();
    else await page.getByRole("banner").getByRole("button", { name: "Shop" }).click();
  },
  orders: async (page, request) => {
    await comeAs(page, await signUp(request, test.info().project.use.baseURL!, "Tara"));
    await page.goto("/orders", { waitUntil: "networkidle" });
  },
  account: async (page, request) => {
    await comeAs(page, await signUp(request, test.info().project.use.baseURL!, "Tara"));
    await page.goto("/account", { waitUntil: "networkidle" });
  },
};

for (const width of [390, 1440]) {
  test.describe(`axe finds nothing at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [name, come] of Object.entries(STATES)) {
      test(`on: ${name}`, async ({ page, request, allow }) => {
        if (name === "not found") allow(/404/);
        await page.emulateMedia({ reducedMotion: "reduce" });
        await come(page, request);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]),
        ).toEqual([]);
      });
    }
  });
}
