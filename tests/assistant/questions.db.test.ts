import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { speak } from "#contract/messages/speak.server.ts";
import { BASE_QUOTE } from "#contract/money.ts";
import { LANGUAGES } from "#contract/language.ts";
import { askQuestion } from "#domain/assistant/ask-question.ts";
import type { Answer } from "#domain/assistant/answer-source.ts";
import type { Customer } from "#domain/accounts/customer.ts";
import { findProduct } from "#domain/catalog/find-product.ts";
import { productsById } from "#domain/catalog/queries.ts";
import { loadDemoShopIfEmpty } from "#demo/load-demo-shop.ts";
import { buildApp } from "#http/app.ts";
import { orderRoutes } from "#http/api/order.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { questions, type AskedQuestion } from "./questions.ts";

/** The share that must be answered right. */
const AIM = 0.9;

let shop: TestShop;
let customer: Customer;
beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO: "1" } });
  await loadDemoShopIfEmpty(shop.ctx);
  customer = await withOneOrder();
});
afterAll(() => shop.close());

async function withOneOrder(): Promise<Customer> {
  const app = await buildApp(shop.ctx, [orderRoutes]);
  const buyer = await shopper(shop.ctx, app);
  const tote = (await findProduct(shop.ctx, "canvas-market-tote"))!;
  const attributes = tote.variants.find(({ stock }) => stock > 0)!.options;
  const reply = await buyer.post(
    "/api/order/place",
    orderBody([{ _id: tote.id, quantity: 1, price: tote.price, attributes }]),
  );
  expect(reply).toMatchObject({ status: 200 });
  await app.close();
  return buyer;
}

/** What is wrong with the answer; null when it holds every fact. */
async function flawOf({
  question,
  says = [],
  shows = [],
  each,
  noProducts,
  loggedIn,
}: AskedQuestion): Promise<string | null> {
  const result = await askQuestion(shop.ctx, {
    question,
    language: "en",
    quote: BASE_QUOTE,
    customer: loggedIn ? customer : null,
  });
  if (!result.ok) return speak("en", result.message);
  const { answer, productIds }: Answer = result.value;
  const missing = says
    .filter((fact) => (typeof fact === "string" ? !answer.includes(fact) : !fact.test(answer)))
    .map(String);
  const hidden = shows.filter((id) => !productIds.includes(id));
  const products = await productsById(shop.ctx, productIds);
  const wrong = each ? products.filter((product) => !each(product)).map(({ id }) => id) : [];
  const flaws = [
    missing.length > 0 && `does not say ${missing.join(", ")}`,
    hidden.length > 0 && `does not show ${hidden.join(", ")}`,
    wrong.length > 0 && `wrongly shows ${wrong.join(", ")}`,
    each && products.length === 0 && "shows nothing",
    noProducts && products.length > 0 && "shows products",
  ].filter(Boolean);
  return flaws.length === 0
    ? null
    : `${flaws.join("; ")}\n    ${answer.replaceAll("\n", "\n    ")} [${productIds.join(" ")}]`;
}

describe("the built-in assistant on the demo shop", () => {
  it("answers at least 90 of 100 questions in five languages right", async () => {
    const wrong: string[] = [];
    for (const asked of questions) {
      const flaw = await flawOf(asked);
      if (flaw) wrong.push(`${asked.language}: ${asked.question}\n    ${flaw}`);
    }
    const share = 1 - wrong.length / questions.length;
    const sum = `The assistant answered ${questions.length - wrong.length} of ${questions.length} questions right (${(share * 100).toFixed(1)}%).`;
    console.log([sum, ...wrong].join("\n"));
    expect(questions.length).toBeGreaterThanOrEqual(80);
    expect(new Set(questions.map(({ language }) => language)).size).toBe(Object.keys(LANGUAGES).length);
    expect(share).toBeGreaterThanOrEqual(AIM);
  });
});
