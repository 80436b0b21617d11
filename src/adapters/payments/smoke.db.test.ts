import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openPaymentShop, type PaymentShop } from "#tests/fixtures/payment-shop.ts";
import { razorpayGateway } from "./razorpay.ts";
import { SANDBOX_KEYS } from "./sandbox/keys.ts";
import { tryGateway } from "./smoke.ts";
import { stripeGateway } from "./stripe.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.close());

const tryOut = (gateway: Parameters<typeof tryGateway>[0]) =>
  tryGateway(gateway, { returnUrl: `${shop.address}/verify`, now: shop.ctx.now() });

describe("the smoke test of a gateway", () => {
  it.each(["razorpay", "stripe"] as const)(
    "finds the sandbox's %s good in everything, twice in a row",
    async (name) => {
      for (const _ of [1, 2]) {
        const tried = await tryOut(shop.ctx.adapters.gateways[name]!);
        expect(tried.filter(({ good }) => !good)).toEqual([]);
        expect(tried).toHaveLength(6);
      }
    },
  );

  it("says what is wrong: keys, address, and a shop that forgets its webhook secret", async () => {
    const razorpay = { apiUrl: `${shop.address}/sandbox/razorpay`, scriptUrl: "", ...SANDBOX_KEYS.razorpay };
    const [keys, ...more] = await tryOut(razorpayGateway({ ...razorpay, keySecret: "wrong" }));
    expect(keys).toMatchObject({ good: false, saw: expect.stringContaining("401") });
    expect(more).toEqual([]);
    const [away] = await tryOut(stripeGateway({ apiUrl: "http://127.0.0.1:9", ...SANDBOX_KEYS.stripe }));
    expect(away).toMatchObject({ good: false, what: "open a payment of ₹1.00" });
  });
});
