import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { buyables, lay } from "./buying.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

const WIDTHS = [390, 1440];

/** Each screen in its states: how to come there. */
type State = (page: Page, request: APIRequestContext) => Promise<unknown>;

const main = (page: Page) => page.getByRole("main");

const go =
  (path: string): State =>
  (page) =>
    page.goto(path);

const filled =
  (path: string, line: string): State =>
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
    await page.goto(path);
    await expect(main(page).locator(line).first()).toBeVisible();
  };

const empty =
  (path: string, words: string): State =>
  async (page) => {
    await page.goto(path);
    await expect(main(page).getByText(words)).toBeVisible();
  };

/** From the next page on, as somebody who is logged in. */
const enter: State = async (page, request) =>
  comeAs(page, await signUp(request, test.info().project.use.baseURL!, "Tara"));

const asShopper =
  (path: string): State =>
  async (page, request) => {
    await enter(page, request);
    await page.goto(path);
    await expect(main(page).getByText("No orders found matching your search or filter.")).toBeVisible();
  };

const STATES: Record<string, State> = {
  home: go("/"),
  listing: go("/collection"),
  "listing without a match": go("/collection?q=zzzz"),
  category: go("/category/women"),
  subcategory: go("/category/women/dresses"),
  product: async (page, request) => {
    const [product] = await buyables(request, 1);
    await page.goto(`/product/${product!.id}`);
  },
  "empty cart": empty("/cart", "Your cart is empty."),
  "filled cart": filled("/cart", "[data-line]"),
  "cart panel": async (page, request) => {
    await filled("/about", "video")(page, request);
    await page
      .getByRole("banner")
      .getByRole("link", { name: /^Cart,/ })
      .click();
    await expect(page.locator("#cart-panel [data-line]")).toHaveCount(2);
  },
  "checkout with errors": async (page, request) => {
    await filled("/place-order", "[data-line]")(page, request);
    // A visitor would be asked to log in, and told nothing of the fields.
    await enter(page, request);
    await page.reload();
    await main(page).getByRole("button", { name: "Apply" }).click();
    await main(page).getByRole("button", { name: "Payment" }).click();
    // The coupon's and the nine of the address.
    await expect(main(page).locator("[aria-invalid=true]")).toHaveCount(10);
  },
  "checkout with a list open": async (page, request) => {
    await filled("/place-order", "[data-line]")(page, request);
    await page.getByRole("combobox", { name: "Country" }).click();
    await expect(page.getByRole("listbox")).toBeVisible();
  },
  "login with errors": async (page) => {
    await page.goto("/login");
    await page.locator("form button[type=submit]").first().click();
    await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
  },
  "empty wishlist": empty("/wishlist", "Your wishlist is empty."),
  "filled wishlist": filled("/wishlist", "[data-wish]"),
  about: go("/about"),
  contact: go("/contact"),
  "not found": go("/nowhere"),
  search: async (page) => {
    await page.goto("/about");
    await page.keyboard.press("/");
    await expect(page.locator('#search-overlay a[href^="/product/"]').first()).toBeVisible();
  },
  orders: asShopper("/orders"),
  account: asShopper("/account"),
};

/** What opens at one width alone, and closes at another. */
const MENUS: Record<number, State> = {
  390: async (page) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
  },
  1440: async (page) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("button", { name: "Shop" }).click();
    await expect(page.getByRole("banner").getByRole("link", { name: "Dresses" }).first()).toBeVisible();
  },
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

async function expectNothing(page: Page, width: number): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const told = violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]);
  expect(told, `at ${width} px`).toEqual([]);
}

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

for (const [name, come] of Object.entries(STATES)) {
  test(`axe finds nothing at ${WIDTHS.join(" and ")} px on: ${name}`, async ({ page, request, allow }) => {
    if (name === "not found") allow(/404/);
    await resize(page, WIDTHS[0]!);
    await come(page, request);
    for (const width of WIDTHS) {
      await resize(page, width);
      await expectNothing(page, width);
    }
  });
}

for (const [width, open] of Object.entries(MENUS)) {
  test(`axe finds nothing at ${width} px on: menus`, async ({ page, request }) => {
    await resize(page, Number(width));
    await open(page, request);
    await expectNothing(page, Number(width));
  });
}
