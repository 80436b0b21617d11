import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRequestContext, Page } from "@playwright/test";
import type { ProductSummary } from "#contract/catalog.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopifyCsv } from "#tests/fixtures/shopify-csv.ts";
import { runImport, startOwnShop, type OwnShop } from "./running-shop.ts";
import { comeAs, signUp } from "./shoppers.ts";
import { expect, test } from "./test.ts";

/** Each breaks out of another place where a page could put it: text, an attribute, a title, a script's data, an address. */
const BREAKOUTS = [
  `<img data-bad src=x onerror=alert(1)>`,
  `"><svg data-bad onload=alert(2)>`,
  `'><a data-bad href="javascript:alert(3)">x</a>`,
  `</script><script data-bad>alert(4)</script>`,
  `</title></textarea><iframe data-bad srcdoc="<script>top.alert(5)</script>"></iframe>`,
  `--></style><b data-bad style="animation-name:x" onanimationstart=alert(6)>`,
  `javascript:alert(7)//`,
];
const ALL = BREAKOUTS.join(" ");
const [NAME, FIRST, LAST, TITLE, STREET, VALUE] = [3, 0, 2, 1, 4, 5].map((at) => BREAKOUTS[at]!) as [
  string,
  string,
  string,
  string,
  string,
  string,
];

let shop: OwnShop;
let token: string;
test.beforeAll(async ({ playwright }) => {
  shop = await startOwnShop({ DEMO: "0" });
  const file = join(shop.folder, "products.csv");
  const priced = { "Variant Price": "900", "Variant Inventory Qty": "9", Published: "true" };
  const words = { "Body (HTML)": `<p>Fine</p>${ALL}`, Vendor: VALUE, Type: FIRST, Tags: `women,${TITLE}` };
  const option = { "Option1 Name": LAST, "Option1 Value": VALUE, "SEO Description": ALL };
  const rows = [TITLE, NAME].map((title, at) => ({
    Handle: `bad-${at}`,
    Title: title,
    ...priced,
    ...words,
    ...option,
  }));
  await writeFile(file, shopifyCsv(rows));
  expect(await runImport(shop.dataDir, file)).toContain("2 products added");
  const request = await playwright.request.newContext();
  token = await leaveTraces(request);
  await request.dispose();
});
test.afterAll(() => shop.close());

/** A shopper of a bad name with a review, an order to a bad address, a cart and a wishlist. */
async function leaveTraces(request: APIRequestContext): Promise<string> {
  const { token: own } = await signUp(request, shop.address, NAME);
  const headers = { token: own };
  const post = async (path: string, sent: object) => {
    const reply = await request.post(shop.address + path, { headers, ...sent });
    expect([path, await reply.json()]).toEqual([path, expect.objectContaining({ success: true })]);
  };
  const listed = await request.get(`${shop.address}/api/product/summaries?ids=bad-0`);
  const [product] = ((await listed.json()) as { products: ProductSummary[] }).products;
  const [attributes] = product!.variants.map(({ options }) => options);
  const item = { _id: "bad-0", quantity: 1, price: product!.price, attributes: attributes! };
  // A country without states takes any words for state and city.
  const elsewhere = { country: "AQ", state: TITLE, city: VALUE, zipcode: "0000" };
  const address = { firstName: FIRST, lastName: LAST, street: STREET, ...elsewhere };
  await post("/api/order/place", { data: orderBody([item], { address }) });
  await post("/api/review/bad-0/add-review", { multipart: { rating: "1", comment: ALL } });
  await post("/api/cart/add", { data: { itemId: "bad-0", selectedAttributeValues: attributes, quantity: 1 } });
  await post("/api/wishlist/add", { data: { itemId: "bad-1", selectedAttributeValues: attributes } });
  // Mails are sent beside what they tell of.
  await expect.poll(async () => (await request.get(`${shop.address}/sandbox/mail`)).text()).toContain("your order #");
  return own;
}

/** Stored words on the page, what of them must be there to be read, and where; and words that an address brings. */
const stored: [string, string, string, string?][] = [
  ["the home page", "/", TITLE],
  ["a listing", "/collection", TITLE],
  ["a product", "/product/bad-0", TITLE],
  ["its reviews", "/product/bad-0?tab=reviews", NAME, "[data-review]"],
  ["the cart", "/cart", TITLE],
  ["the wishlist", "/wishlist", NAME],
  ["the checkout", "/place-order", TITLE],
  ["orders", "/orders", TITLE],
  ["the account", "/account", NAME],
  ["the demo's mailbox", "/sandbox/mail", "We have your order #"],
];
const bad = encodeURIComponent(ALL);
const reflected: [string, string][] = [
  ["a search", `/collection?q=${bad}`],
  ["filters", `/collection?sort=${bad}&page=${bad}&size=${bad}&colour=${bad}&min=${bad}`],
  ["a product that there is not", `/product/${encodeURIComponent(TITLE)}?tab=${bad}`],
  ["a category that there is not", `/category/${encodeURIComponent(STREET)}`],
  ["a page that there is not", `/${encodeURIComponent(NAME)}`],
  ["the login", `/login?mode=${bad}&returnTo=${encodeURIComponent("javascript:alert(8)")}`],
  ["the way back from a payment", `/verify?success=${bad}&orderId=${bad}&session_id=${bad}`],
  ["a new password", `/reset-password?oobCode=${bad}`],
];

/** What the page did that only a script or markup out of those words can do. */
async function watch(page: Page): Promise<() => Promise<string[]>> {
  const seen: string[] = [];
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.exposeFunction("tellOfBadThing", (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { tellOfBadThing: tell } = window as unknown as { tellOfBadThing(what: string): void };
    document.addEventListener("securitypolicyviolation", (event) =>
      tell(`against the policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
  return async () => {
    const bad = "[data-bad], [href^='javascript:'], [src^='javascript:']";
    const outer = (all: Element[]) => all.map((one) => `markup: ${one.outerHTML}`);
    const markup = await Promise.all(page.frames().map((frame) => frame.locator(bad).evaluateAll(outer)));
    return [...seen, ...markup.flat()];
  };
}

/** Without the policy the words would run if they were written as HTML; with it the policy has nothing to stop. */
for (const [bypassCSP, policy] of [
  [true, "without the policy that forbids foreign scripts"],
  [false, "with the policy, which has nothing to stop"],
] as const) {
  test.describe(policy, () => {
    test.use({ bypassCSP });

    test("this test would see words that are written as HTML", async ({ page, allow }) => {
      allow(/Content Security Policy|status of 404/);
      const told = await watch(page);
      await page.goto(`${shop.address}/about`);
      await page.evaluate((words) => document.body.insertAdjacentHTML("beforeend", words), BREAKOUTS[0]!);
      const sign = bypassCSP ? "dialog: 1" : expect.stringContaining("against the policy: script-src-attr");
      await expect.poll(told).toEqual(expect.arrayContaining([sign, expect.stringContaining("markup: <img")]));
    });

    test("ASVS 5.3.3 words that shoppers and imports left are shown as words", async ({ page, allow }) => {
      // In the frame that shows a mail nothing runs, not even what this test lays into every page.
      allow(/^console: Blocked script execution in '[^']+\/sandbox\/mail\/[^']+\/html'/);
      allow(/^page error: Failed to read the 'localStorage' property from 'Window': The document is sandboxed/);
      const told = await watch(page);
      await comeAs(page, { token });
      for (const [where, path, words, within = "body"] of stored) {
        await page.goto(shop.address + path);
        await expect(page.locator(within).getByText(words).first(), where).toBeVisible();
        expect([where, await told()]).toEqual([where, []]);
      }
      await page.getByRole("link", { name: "Your order" }).first().click();
      await page.waitForURL(/\/sandbox\/mail\/./);
      expect(await told()).toEqual([]);
    });

    test("ASVS 5.3.3 words that an address brings are shown as words, or not at all", async ({ page, allow }) => {
      // What is not there is answered so, and a browser says it.
      allow(/status of 40[04]/);
      const told = await watch(page);
      for (const [where, path] of reflected) {
        await page.goto(shop.address + path);
        await expect(page.locator("main"), where).toBeVisible();
        expect([where, await told()]).toEqual([where, []]);
      }
      await page.goto(`${shop.address}/about`);
      const overlay = page.getByRole("dialog", { name: "Search" });
      const listing = page.getByRole("region", { name: "Products" });
      for (const words of BREAKOUTS) {
        await page.keyboard.press("/");
        await overlay.getByRole("searchbox").fill(words);
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(({ searchParams }) => searchParams.get("q") === words);
        await expect(listing.getByText(`“${words}”`)).toBeVisible();
        expect([words, await told()]).toEqual([words, []]);
        // A page that is still on its way would close the next search when it arrives.
        await page.reload();
      }
    });
  });
}
