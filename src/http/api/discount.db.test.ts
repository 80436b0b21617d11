import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { cartRoutes } from "./cart.ts";
import { discountRoutes } from "./discount.ts";

const now = new Date("2026-11-21T12:00:00.000Z");

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
  app = await buildApp(shop.ctx, [cartRoutes, discountRoutes]);
  await saveProducts(shop.ctx, [sampleDraft({ id: "tee", price: 50_000, stock: 10 })]);
  await coupon(shop.ctx, "TEN", { until: 2 });
  await coupon(shop.ctx, "CAPPED", { percent: 12.5, maxDiscount: 75_000 });
  await coupon(shop.ctx, "FLAT150", { value: 15_000, minOrder: 59_900, announced: false });
  await coupon(shop.ctx, "PAST", { until: -0.5 });
  await coupon(shop.ctx, "FUTURE", { from: 0.5 });
  await coupon(shop.ctx, "OFF", { active: false });
  await coupon(shop.ctx, "GONE", { limit: 3, used: 3 });
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  asha = await shopper(shop.ctx, app);
});

const validate = (code: unknown, more: object = {}) => asha.post("/api/discount/validate", { code, ...more });

describe("GET /api/discount", () => {
  it("API-14 ENT-13 C-25 answers the announced coupons to everyone, in rupees and percent", async () => {
    const reply = await app.inject("/api/discount");
    expect(reply.statusCode).toBe(200);
    const { success, data } = reply.json();
    expect(success).toBe(true);
    expect(data.map(({ code }: { code: string }) => code)).not.toContain("FLAT150");
    expect(data.find(({ code }: { code: string }) => code === "TEN")).toEqual({
      code: "TEN",
      isActive: true,
      startDate: "2026-11-20T12:00:00.000Z",
      endDate: "2026-11-23T12:00:00.000Z",
      discountType: "percentage",
      discountValue: 10,
      minOrderAmount: 0,
    });
  });
});

describe("POST /api/discount/validate", () => {
  it("API-15 ENT-14 answers what the coupon takes off", async () => {
    expect(await validate("TEN")).toEqual({
      status: 200,
      body: { success: true, data: { code: "TEN", discountType: "percentage", discountValue: 10, minOrderAmount: 0 } },
    });
    expect((await validate("CAPPED")).body.data).toMatchObject({ discountValue: 12.5, maxDiscount: 750 });
    expect((await validate("FLAT150")).body.data).toEqual({
      code: "FLAT150",
      discountType: "fixed",
      discountValue: 150,
      minOrderAmount: 599,
    });
  });

  it("API-15 takes the code whatever its letter case and the spaces around it", async () => {
    expect((await validate("  ten ")).body.data.code).toBe("TEN");
  });

  it("ERR-22 ERR-23 refuses with the reason, as message and as error", async () => {
    const codes = ["", "   ", "NOPE", "\u0001", "PAST", "FUTURE", "OFF", "GONE"];
    const replies = await Promise.all(codes.map((code) => validate(code)));
    expect(replies.map(({ status, body }) => [status, body.error])).toEqual([
      [400, "Please enter a coupon code"],
      [400, "Please enter a coupon code"],
      [404, "Invalid coupon code"],
      [404, "Invalid coupon code"],
      [409, "This coupon has expired."],
      [409, "This coupon is not valid yet."],
      [409, "This coupon is not active."],
      [409, "This coupon has been used up."],
    ]);
    for (const { body } of replies) expect(body).toEqual({ success: false, message: body.error, error: body.error });
  });

  it("G-21 compares the minimum with the given subtotal, else with the cart", async () => {
    const sentence = "This coupon needs an order of Rs.599 or more.";
    expect((await validate("FLAT150", { subtotal: 598.99 })).body.error).toBe(sentence);
    expect((await validate("FLAT150", { subtotal: 599 })).status).toBe(200);
    await asha.post("/api/cart/add", { itemId: "tee" });
    expect((await validate("FLAT150")).body.error).toBe(sentence);
    await asha.post("/api/cart/add", { itemId: "tee" });
    expect((await validate("FLAT150")).status).toBe(200);
  });

  it("API-15 lets nobody guess codes by the thousand", async () => {
    const replies = await Promise.all(Array.from({ length: 25 }, (_, n) => validate(`GUESS${n}`)));
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(5);
    const other = await shopper(shop.ctx, app);
    expect((await other.post("/api/discount/validate", { code: "TEN" })).status).toBe(200);
  });

  it("ROLE-07 is refused without a token", async () => {
    const reply = await app.inject({ method: "POST", url: "/api/discount/validate", payload: { code: "TEN" } });
    expect(reply.statusCode).toBe(401);
  });
});
