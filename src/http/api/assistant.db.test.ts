import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDemoShopIfEmpty } from "#demo/load-demo-shop.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App } from "../app.ts";
import { assistantRoutes } from "./assistant.ts";

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop({ env: { DEMO: "1" } });
  await loadDemoShopIfEmpty(shop.ctx);
  app = await buildApp(shop.ctx, [assistantRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

let callers = 0;
/** Each call from an address of its own, unless it says otherwise, so that no test takes another's calls. */
const ask = (payload: object, headers: Record<string, string> = {}, remoteAddress = `10.0.0.${++callers}`) =>
  app.inject({ method: "POST", url: "/ask-question", payload, headers, remoteAddress });

describe("the assistant's call", () => {
  it("CSVC-01 CHAT-02 answers anybody, with products as ids", async () => {
    const reply = await ask({ question: "How much is the Canvas Market Tote?" });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ answer: expect.stringContaining("₹1,290.00"), productIds: ["canvas-market-tote"] });
  });

  it.each([
    [{}],
    [{ question: "" }],
    [{ question: "   " }],
    [{ question: "x".repeat(1001) }],
    [{ question: "\0" }],
    [{ question: "\ud800" }],
    [{ question: { a: 1 } }],
  ])("VAL-14 refuses %o as no question", async (payload) => {
    const reply = await ask(payload);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, message: expect.any(String) });
  });

  it("answers where the words tell no language in the shopper's: the chosen one, else the browser's", async () => {
    const answerIn = async (headers: Record<string, string>) =>
      (await ask({ question: "Xyzzy?" }, headers)).json<{ answer: string }>().answer;
    expect(await answerIn({})).toContain("I don't know that");
    expect(await answerIn({ "accept-language": "it;q=0.9, de-AT, fr;q=0.8" })).toContain("Das weiß ich nicht");
    expect(await answerIn({ "accept-language": "de", cookie: "a=b; lang=ja" })).toContain("分かりません");
  });

  it("answers in the language of the question, whatever the browser prefers", async () => {
    const reply = await ask({ question: "Wie kann ich bezahlen?" }, { "accept-language": "fr" });
    expect(reply.json<{ answer: string }>().answer).toContain("Sie können so bezahlen");
  });

  it("shows money in the chosen currency, and takes limits in it", async () => {
    const reply = await ask({ question: "dresses under 30" }, { cookie: "currency=USD" });
    expect(reply.json<{ answer: string }>().answer).toContain("$30.00");
  });

  it("takes a token that no longer counts for a visitor's", async () => {
    const reply = await ask({ question: "Where is my order?" }, { token: "gone" });
    expect([reply.statusCode, reply.json<{ answer: string }>().answer]).toEqual([
      200,
      "Please log in, and I can tell you about your orders.",
    ]);
  });

  it("answers 20 questions a minute from one address", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 22; i++) statuses.push((await ask({ question: "hello" }, {}, "10.9.9.9")).statusCode);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429, 429]);
    expect((await ask({ question: "hello" })).statusCode).toBe(200);
  });

  it("has no speech to give where none is set", async () => {
    expect((await app.inject({ url: "/ask-question/speech?text=hello&signature=x" })).statusCode).toBe(404);
  });
});
