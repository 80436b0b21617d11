import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sentMails } from "#tests/fixtures/mails.ts";
import { buildApp, type App } from "../app.ts";
import { discountRoutes } from "./discount.ts";
import { newsletterRoutes } from "./newsletter.ts";

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [newsletterRoutes, discountRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const subscribe = (payload: object) => app.inject({ method: "POST", url: "/api/newsletter/subscribe", payload });

describe("the newsletter call", () => {
  it("N-05 FOOT-03 gives a coupon of 10% that counts once, and mails it", async () => {
    const reply = await subscribe({ email: " Asha@Example.com", acceptedTerms: true });
    expect(reply.statusCode).toBe(200);
    const { code } = reply.json<{ code: string }>();
    const coupon = await shop.ctx.db
      .selectFrom("coupon")
      .where("code", "=", code)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(coupon).toMatchObject({ discount_type: "percentage", percent: 10, usage_limit: 1, announced: false });
    expect(await sentMails(shop)).toEqual([
      expect.objectContaining({ to: "asha@example.com", text: expect.stringContaining(code) }),
    ]);
  });

  it("N-05 gives one coupon an address, also to several callers at once", async () => {
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => subscribe({ email: "ravi@example.com", acceptedTerms: true })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(replies.filter(({ statusCode }) => statusCode === 409)).toHaveLength(7);
    expect(await sentMails(shop)).toHaveLength(1);
    const coupons = await shop.ctx.db.selectFrom("coupon").select("id").execute();
    expect(coupons).toHaveLength(2);
  });

  it("N-05 refuses what is no address, and terms that are not accepted, a sentence a field", async () => {
    const reply = await subscribe({ email: "asha", acceptedTerms: false });
    expect(reply.statusCode).toBe(400);
    expect(Object.keys(reply.json<{ errors: object }>().errors)).toEqual(["email", "acceptedTerms"]);
  });

  it("BANNER-01 does not announce the coupons of subscribers", async () => {
    const reply = await app.inject({ url: "/api/discount" });
    expect(reply.json()).toEqual({ success: true, data: [] });
  });
});
