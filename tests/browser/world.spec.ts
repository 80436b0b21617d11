import { buyables, lay } from "./buying.ts";
import { expect, test } from "./test.ts";

test("CUR-02 CUR-03 LIM-02 a chosen currency comes with its pair from the rupee, keeps the page's place, and never flashes", async ({
  page,
}) => {
  await page.goto("/collection");
  const select = page.getByRole("contentinfo").getByLabel("Currency");
  await select.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(1000);
  const pair = page.waitForRequest("**/api/rates/pair/INR/EUR");
  const again = page.waitForResponse((response) => new URL(response.url()).pathname === "/collection");
  await select.selectOption("EUR");
  await pair;
  // What the server sends is what is shown: nothing is in rupees first.
  const html = await (await again).text();
  expect(html).toMatch(/€\d/);
  expect(html.replace(/<script[\s\S]*?<\/script>/g, "").match(/₹\s?\d/)).toBeNull();
  await expect(page.locator("article[data-product]").first()).toContainText("€");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
  await expect(select).toHaveValue("EUR");
});

test("ERR-06 without a rate the currency stays as it is, and the shopper is told", async ({ page, allow }) => {
  allow(/Failed to load resource/);
  await page.goto("/about");
  await page.route("**/api/rates/pair/**", (route) =>
    route.fulfill({ status: 503, json: { success: false, message: "Failed to fetch currency rates" } }),
  );
  const select = page.getByRole("contentinfo").getByLabel("Currency");
  await select.selectOption("USD");
  await expect(page.getByText("Failed to fetch currency rates")).toBeVisible();
  await expect(select).toHaveValue("INR");
  expect((await page.context().cookies()).filter(({ name }) => name === "currency")).toEqual([]);
});

test("G-31 LIM-03 each language writes amounts its own way, in the same hundredths", async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: "currency", value: "EUR", url: baseURL! }]);
  const price = page.locator("article[data-product]").first().locator("span:not(:has(span))", { hasText: "€" }).first();
  await page.goto("/collection?lang=en");
  await expect(price).toHaveText(/^€\d+\.\d\d$/);
  const digits = (text: string) => text.replace(/\D/g, "");
  const english = digits(await price.innerText());
  await page.goto("/collection?lang=de");
  await expect(price).toHaveText(/^\d+,\d\d\s€$/);
  expect(digits(await price.innerText())).toBe(english);
});

for (const [language, currency, mark, cart, checkout] of [
  ["en", "INR", "₹", "Shopping Cart", "Check Out"],
  ["es", "EUR", "€", "Carrito", "Tramitar pedido"],
  ["fr", "GBP", "£", "Panier", "Finaliser la commande"],
  ["de", "USD", "$", "Warenkorb", "Kasse"],
  ["ja", "JPY", "¥", "ショッピングカート", "ご購入手続き"],
] as const) {
  test(`TRANS-02 LIM-03 from the home page to the checkout in ${language} and ${currency}`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    await context.addCookies([
      { name: "lang", value: language, url: baseURL! },
      { name: "currency", value: currency, url: baseURL! },
    ]);
    const [item] = await buyables(request, 1);
    await lay(page, [[item!, 2]]);
    const main = page.getByRole("main");
    for (const path of ["/", `/product/${item!.id}`]) {
      await page.goto(path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(main).toContainText(mark);
    }
    await page.goto("/cart");
    await expect(page.getByRole("heading", { level: 1, name: cart })).toBeVisible();
    // Until its product is there a line counts for nothing.
    await expect(main.locator("[data-line]")).toBeVisible();
    const total = main.locator("dl dd").last();
    await expect(total).toContainText(mark);
    const inCart = await total.innerText();
    await page.goto("/place-order");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(checkout);
    await expect(main.locator("dl dd").last()).toHaveText(inCart);
  });
}
