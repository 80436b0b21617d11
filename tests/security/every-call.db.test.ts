import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RouteOptions } from "fastify";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { buildApp, type App, type Routes } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, shoppers } from "#tests/fixtures/shoppers.ts";

let shop: TestShop;
let app: App;
const routes: RouteOptions[] = [];
beforeAll(async () => {
  shop = await openTestShop();
  const listen: Routes = (scope) => void scope.addHook("onRoute", (route) => void routes.push(route));
  app = await buildApp(shop.ctx, [listen, ...areas]);
  await app.ready();
  await saveProducts(shop.ctx, [sampleDraft({ id: "mug", price: 50_000, stock: 50 })]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

/** Calls that anybody may make (C-25); all others need a shopper's token. */
const PUBLIC = [
  /^\/api\/product\//,
  /^\/api\/(?:category|dynamic)\//,
  /^\/api\/collection/,
  /^\/api\/discount$/,
  /^\/api\/location\//,
  /^\/api\/rates/,
  /^\/api\/user\/(register|login|logout)$/,
  /^\/api\/identity\//,
  /^\/api\/newsletter\//,
  /^\/api\/webhook\//,
  /^\/ask-question/,
  /^\/identity\//,
];
const isCall = (url: string) => url.startsWith("/api/") || url.startsWith("/ask-question");
const calls = () => routes.filter(({ url, method }) => isCall(url) && method !== "HEAD" && method !== "OPTIONS");

describe("every call", () => {
  it("has a limit beside it, and one within reason", () => {
    expect(calls().length).toBeGreaterThan(40);
    const unlimited = calls().filter(({ config }) => {
      const { max } = (config?.rateLimit ?? {}) as { max?: number };
      return max === undefined || max > 6_000;
    });
    expect(unlimited.map(({ url }) => url)).toEqual([]);
  });

  it("needs a shopper's token, but for those that the specification opens to all", async () => {
    const closed = calls().filter(({ url }) => !PUBLIC.some((pattern) => pattern.test(url)));
    expect(closed.length).toBeGreaterThan(15);
    const answered: string[] = [];
    for (const { url, method } of closed) {
      const address = url.replaceAll(/:\w+/g, "1");
      for (const headers of [{}, { token: "x".repeat(43) }, { authorization: "Bearer a.b.c" }]) {
        const { statusCode } = await app.inject({ method: [method].flat()[0] as "POST", url: address, headers });
        if (statusCode !== 401) answered.push(`${url} ${statusCode}`);
      }
    }
    expect(answered).toEqual([]);
  });

  it("takes nothing but what it says: a body has a schema, unless the call reads it itself", () => {
    const readsItself = /webhook|add-review|identity\//;
    const open = calls().filter(({ url, method, schema }) => {
      return [method].flat()[0] === "POST" && !schema?.body && !readsItself.test(url) && !/logout/.test(url);
    });
    expect(open.map(({ url }) => url)).toEqual([]);
  });

  it("is not found under another method, and knows no override of it", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"] as const) {
      expect((await app.inject({ method, url: "/api/cart/get" })).statusCode).toBe(404);
    }
    const headers = { "x-http-method-override": "POST" };
    expect((await app.inject({ url: "/api/cart/get", headers })).statusCode).toBe(404);
  });
});

describe("limits", () => {
  it("let a whole burst of one moment through as far as they go, and refuse the rest with the time to wait", async () => {
    const [asha, bela] = await shoppers(shop.ctx, app, 2);
    const guess = (who: typeof asha) => who!.post("/api/discount/validate", { code: "GUESS", subtotal: 500 });
    const replies = await Promise.all(Array.from({ length: 50 }, () => guess(asha)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(30);
    expect((await guess(bela)).status).not.toBe(429);
  });

  it("G-21 stop the guessing of coupons for that shopper, a right guess included", async () => {
    await coupon(shop.ctx, "RIGHTONE", {});
    const asha = await shopper(shop.ctx, app);
    for (let n = 0; n < 20; n++) await asha.post("/api/discount/validate", { code: `WRONG${n}`, subtotal: 500 });
    const reply = await asha.post("/api/discount/validate", { code: "RIGHTONE", subtotal: 500 });
    expect([reply.status, reply.body.success]).toEqual([429, false]);
  });

  it("are for each shopper, not for an address that many share, where shoppers call", async () => {
    const many = await shoppers(shop.ctx, app, 30);
    const statuses = new Set<number>();
    for (let wave = 0; wave < 50; wave++) {
      const replies = await Promise.all(many.map((who) => who.post("/api/cart/get")));
      for (const { status } of replies) statuses.add(status);
    }
    expect(statuses).toEqual(new Set([200]));
  });
});

describe("prices and places are the shop's own", () => {
  it("G-38 an order at another price, with fields of the shop's own in it, is refused and changes nothing", async () => {
    const asha = await shopper(shop.ctx, app);
    const honest = orderBody([{ _id: "mug", price: 50_000, quantity: 1 }]);
    const tampered = [
      { ...honest, amount: 1, originalAmount: 1 },
      { ...honest, amount: 0 },
      { ...honest, amount: -500 },
      { ...honest, discountAmount: 499 },
      { ...honest, conversionRate: 0.0001, amount: 1 },
      { ...honest, currency: "JPY", conversionRate: 1 },
      { ...honest, couponCode: "NOSUCH" },
    ];
    for (const body of tampered) {
      const reply = await asha.post("/api/order/place", { ...body, order_id: crypto.randomUUID() });
      expect([reply.status, reply.body.success]).toEqual([409, false]);
    }
    const extra = {
      paid: true,
      payment: true,
      status: "Completed",
      customer_id: crypto.randomUUID(),
      price: 1,
      _id: "x",
    };
    const items = [{ _id: "mug", quantity: 1, price: 1, stock: 9999 }];
    const placed = await asha.post("/api/order/place", { ...honest, ...extra, items });
    expect(placed.status).toBe(200);
    const row = await shop.ctx.db
      .selectFrom("orders")
      .where("id", "=", placed.body.orderId)
      .select(["amount", "paid", "status", "customer_id"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ amount: 500, paid: false, status: "Order Placed", customer_id: asha.id });
  });

  it("another's order cannot be read, cancelled, paid for or told apart from one that is not there", async () => {
    const [asha, mallory] = await shoppers(shop.ctx, app, 2);
    const { body } = await asha!.post("/api/order/place", orderBody([{ _id: "mug", price: 50_000, quantity: 1 }]));
    for (const [url, more] of [
      ["/api/order/detail", {}],
      ["/api/order/cancel", {}],
      ["/api/order/verifyStripe", { success: true }],
    ] as const) {
      const theirs = await mallory!.post(url, { orderId: body.orderId, ...more });
      const none = await mallory!.post(url, { orderId: "64b000000000000000000000", ...more });
      expect([theirs.status, theirs.body]).toEqual([none.status, none.body]);
      expect(theirs.status).toBe(404);
    }
    expect((await mallory!.post("/api/order/userorders")).body.orders).toEqual([]);
    const row = await shop.ctx.db
      .selectFrom("orders")
      .where("id", "=", body.orderId)
      .select("status")
      .executeTakeFirst();
    expect(row).toEqual({ status: "Order Placed" });
  });
});

describe("files", () => {
  it.each([
    "/media/../package.json",
    "/media/%2e%2e/package.json",
    "/media/demo/..%2f..%2f..%2fpackage.json",
    "/media/demo/%2e%2e/%2e%2e/products.ts",
    "/media/reviews/..%2f..%2f..%2fweft.pid",
    "/media/reviews/%5c..%5c..%5cweft.pid",
    "/media//etc/passwd",
    "/sandbox/..%2f..%2fpackage.json",
  ])("outside of their folder are not to be had: %s", async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.body).not.toMatch(/"dependencies"|root:|export const/);
  });
});

describe("hosts", () => {
  it("of a request's own saying are in no reply, no link and no redirect", async () => {
    const headers = { host: "evil.example", "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    const asha = await shopper(shop.ctx, app);
    const answered = await Promise.all([
      app.inject({ url: "/api/openapi.json", headers }),
      app.inject({ url: "/api/product/list?limit=1", headers }),
      app.inject({ url: "/identity/demo-google/.well-known/openid-configuration", headers }),
      app.inject({ method: "POST", url: "/api/identity/sign-in/google", headers, payload: {} }),
      app.inject({
        method: "POST",
        url: "/api/order/stripe",
        headers: { ...headers, token: "x" },
        payload: orderBody([{ _id: "mug", price: 50_000, quantity: 1 }]),
      }),
    ]);
    expect(asha.id).toBeDefined();
    for (const reply of answered) {
      expect(reply.body).not.toContain("evil.example");
      expect(String(reply.headers.location ?? "")).not.toContain("evil.example");
    }
  });
});
