import { test as withoutBrowser, type APIRequestContext, type Page } from "@playwright/test";
import type { Language } from "#contract/language.ts";
import { itemNumber, shortOrderId } from "#domain/orders/rules.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { buyables, lay, putInCart, type Buyable } from "./buying.ts";
import { leftoverFinder } from "./own-words.ts";
import { textsOf } from "./page-texts.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

const OTHERS = ["es", "fr", "de", "ja"] as const;

/** The addresses of the shop, as the server renders them. */
const PAGES = [
  "/",
  "/collection",
  "/collection?q=zzzz",
  "/collection?sort=low-high&flag=popular&page=2",
  "/collections/indigo",
  "/category/women",
  "/category/women/dresses",
  "/category/shoes/boots",
  "/product/womens-bias-slip-dress",
  "/product/womens-bias-slip-dress?tab=shipping",
  "/about",
  "/contact",
  "/cart",
  "/wishlist",
  "/place-order",
  "/orders",
  "/orders/nothing",
  "/account",
  "/verify?success=true&orderId=nothing",
  "/login",
  "/login?mode=signup",
  "/reset-password",
  "/reset-password?token=nothing",
  "/confirm-email",
  "/nowhere",
];

async function rendered(request: APIRequestContext, path: string, language: Language): Promise<Set<string>> {
  const reply = await request.get(path, { headers: { cookie: `lang=${language}` } });
  return textsOf(await reply.text());
}

for (const language of OTHERS) {
  withoutBrowser(`TRANS-02 no English is left on the server's pages in ${language}`, async ({ request }) => {
    const leftovers = leftoverFinder(language);
    const english = new Set<string>();
    for (const path of PAGES) for (const text of await rendered(request, path, "en")) english.add(text);
    for (const path of PAGES) {
      expect.soft(leftovers(await rendered(request, path, language), english), path).toEqual([]);
    }
  });
}

const SHOPPER = "Tara";

/** What a page says in one of its states, by the name of the state. */
type States = Record<string, Set<string>>;

async function read(page: Page): Promise<Set<string>> {
  return textsOf(await page.content());
}

async function speak(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: "lang", value: language, url: process.env["SHOP_ADDRESS"]! }]);
}

/**
 * Goes through the same states in English and in other languages, and compares. What the browser renders has its texts
 * from the same catalogues in each language, so two of them show what is not from there.
 */
async function expectNoEnglish(
  page: Page,
  languages: readonly (typeof OTHERS)[number][],
  visit: () => Promise<States>,
  names: string[] = [],
): Promise<void> {
  await speak(page, "en");
  const english = new Set(Object.values(await visit()).flatMap((texts) => [...texts]));
  for (const language of languages) {
    await speak(page, language);
    const leftovers = leftoverFinder(language, names);
    for (const [state, texts] of Object.entries(await visit())) {
      expect.soft(leftovers(texts, english), `${language}: ${state}`).toEqual([]);
    }
  }
}

/** The cart's and the wishlist's first entry. */
async function withThings(page: Page, request: APIRequestContext): Promise<Buyable> {
  const [one, two] = await buyables(request, 2);
  await lay(
    page,
    [
      [one!, 1],
      [two!, 3],
    ],
    [one!],
  );
  return one!;
}

test("TRANS-02 no English is left in what opens over a page", async ({ page, request }) => {
  const product = await withThings(page, request);
  await expectNoEnglish(page, ["es", "ja"], async () => {
    const states: States = {};
    await page.goto(`/product/${product.id}`, { waitUntil: "networkidle" });
    const search = page.locator("#search-overlay");
    await page.keyboard.press("/");
    await expect(search.locator('a[href^="/product/"]').first()).toBeVisible();
    states["search"] = await read(page);
    await search.getByRole("searchbox").fill("zzzz");
    await expect(search.locator('a[href^="/product/"]')).toHaveCount(0);
    states["search without a match"] = await read(page);
    await page.keyboard.press("Escape");

    await page.locator("[data-chat=button]").click();
    const chat = page.locator("[data-chat=window]");
    await chat.getByRole("textbox").fill("zzzz");
    await page.keyboard.press("Enter");
    await expect(chat.locator("[data-from=assistant]")).toHaveCount(2);
    states["chat"] = await read(page);
    await page.keyboard.press("Escape");
    await page.evaluate(() => sessionStorage.clear());

    await page.getByRole("banner").locator('a[href="/cart"][aria-label]').click();
    const panel = page.locator("#cart-panel");
    await expect(panel.locator("[data-line]")).toHaveCount(2);
    await panel.locator("input[name=coupon]").fill("zzzz");
    await page.keyboard.press("Enter");
    await expect(panel.locator('a[href^="/login"]')).toBeVisible();
    states["cart panel"] = await read(page);
    await page.keyboard.press("Escape");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("banner").getByRole("button").first().click();
    await expect(page.locator("#mobile-menu")).toBeVisible();
    states["menu"] = await read(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    return states;
  });
});

test("TRANS-02 no English is left where a visitor buys", async ({ page, request }) => {
  await withThings(page, request);
  await expectNoEnglish(page, ["fr", "de"], async () => {
    const states: States = {};
    await page.goto("/cart", { waitUntil: "networkidle" });
    await expect(page.getByRole("main").locator("input[name=coupon]")).toBeVisible();
    await expect(page.getByRole("main").locator("[data-line]")).toHaveCount(2);
    states["cart"] = await read(page);
    await page.goto("/wishlist", { waitUntil: "networkidle" });
    await expect(page.locator("[data-wish]")).toHaveCount(1);
    states["wishlist"] = await read(page);
    await page.goto("/place-order", { waitUntil: "networkidle" });
    await page.getByRole("main").locator("button[type=submit]").last().click();
    await expect(page.locator("[data-sonner-toast]")).toBeVisible();
    states["checkout"] = await read(page);
    for (const mode of ["login", "signup"]) {
      await page.goto(`/login?mode=${mode}`, { waitUntil: "networkidle" });
      await page.locator("form button[type=submit]").first().click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      states[mode] = await read(page);
    }
    return states;
  });
});

test("TRANS-02 no English is left where a shopper reads, writes and looks back", async ({ page, request, allow }) => {
  allow(/Failed to load resource/);
  const { token } = await signUp(request, process.env["SHOP_ADDRESS"]!, SHOPPER);
  const [product] = await buyables(request, 1);
  const placed = await request.post("/api/order/place", {
    headers: { token },
    data: orderBody([{ ...product!, _id: product!.id, quantity: 1 }]),
  });
  const { orderId } = (await placed.json()) as { orderId: string };
  await putInCart(request, token, product!);
  await comeAs(page, { token });
  const names = [orderId, shortOrderId(orderId), itemNumber(product!.id), ...Object.values(home), SHOPPER];
  await expectNoEnglish(
    page,
    ["de", "ja"],
    async () => {
      const states: States = {};
      await page.goto("/product/womens-bias-slip-dress?tab=reviews", { waitUntil: "networkidle" });
      const reviews = page.getByRole("tabpanel");
      await reviews.locator("button[aria-expanded]").click();
      await reviews.locator("form button[type=submit]").click();
      await expect(reviews.locator("[aria-invalid=true]").first()).toBeVisible();
      await expect(reviews.locator("[data-review]").first()).toBeVisible();
      // What shoppers wrote may be in the language that they wrote in.
      await reviews
        .locator("[data-review] > p")
        .evaluateAll((comments) => comments.forEach((comment) => comment.remove()));
      states["reviews"] = await read(page);
      for (const [name, path] of Object.entries({
        orders: "/orders",
        order: `/orders/${orderId}`,
        account: "/account",
      })) {
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.getByRole("main").locator("dl").first()).toBeVisible();
        states[name] = await read(page);
      }
      await page.goto("/place-order", { waitUntil: "networkidle" });
      await page.getByRole("main").locator("button[type=submit]").last().click();
      await expect(page.locator("[aria-invalid=true]").first()).toBeVisible();
      states["checkout"] = await read(page);
      return states;
    },
    names,
  );
});
