import { afterAll, beforeAll, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import type { App } from "#http/app.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { openCalls } from "#tests/fuzz/calls.ts";

/** Far more than any of these takes, far less than an expression that backtracks without end would. */
const AT_MOST = 60_000;

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  ({ app } = await openCalls(shop.ctx));
  await saveProducts(shop.ctx, [sampleDraft({ id: "mug", price: 50_000 })]);
  asha = await shopper(shop.ctx, app);
  // What is made once, at the first question, is no part of what is measured.
  await app.inject({ method: "POST", url: "/ask-question", payload: { question: "mugs?" } });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Texts on which expressions that can match in many ways take exponential time. */
const LONG: [string, (size: number) => string][] = [
  ["one letter and a mark", (size) => `${"a".repeat(size)}!`],
  ["blanks and a letter", (size) => `${" ".repeat(size)}x`],
  ["pairs", (size) => `${"ab".repeat(size / 2)}\t`],
  ["digits and dots", (size) => `${"1.".repeat(size / 2)}x`],
  ["commas and quality values", (size) => "en;q=0.1,".repeat(size / 9)],
  ["open brackets", (size) => "(".repeat(size)],
  ["at signs and dots", (size) => `a@${"a.".repeat(size / 2)}@`],
  ["words and hyphens", (size) => "linen-shirt ".repeat(size / 12)],
];

it.each(LONG)("ReDoS: %s, in headers, queries and bodies, are answered soon", async (_, make) => {
  const [short, long, huge] = [make(180), make(4_000), make(100_000)].map((text) => text.replaceAll("\t", "-"));
  const order = orderBody([{ _id: "mug", price: 50_000, quantity: 1 }]);
  const calls = [
    ...["accept-language", "cookie", "authorization", "if-none-match", "range", "token", "origin"].map((name) =>
      app.inject({ url: "/api/product/list?limit=1", headers: { [name]: long! } }),
    ),
    app.inject({ url: `/api/product/list?${new URLSearchParams({ q: short! })}` }),
    app.inject({ url: `/api/product/list?${new URLSearchParams({ attribute: `a:${short}`, colour: short! })}` }),
    app.inject({ method: "POST", url: "/ask-question", payload: { question: short! } }),
    app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload: { email: short!, acceptedTerms: true } }),
    app.inject({ method: "POST", url: "/api/identity/sign-in/email", payload: { email: short!, password: huge! } }),
    asha.post("/api/order/place", {
      ...order,
      address: { ...home, phone: long!.slice(0, 999), zipcode: short!, email: short! },
    }),
    asha.post("/api/discount/validate", { code: huge! }),
    asha.post("/api/cart/merge", { cart: { [short!]: { itemId: short!, quantity: 1 } } }),
  ];
  const begun = performance.now();
  await Promise.all(calls);
  expect(performance.now() - begun).toBeLessThan(AT_MOST);
});
