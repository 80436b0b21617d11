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
