import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GatewayFailure } from "#domain/payments/payment-gateway.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { openService, type Mood, type ServiceServer } from "#tests/fixtures/service-server.ts";
import { stripeGateway } from "./stripe.ts";

let stripe: ServiceServer;
beforeAll(async () => {
  stripe = await openService(() => ({
    status: 200,
    body: { id: "cs_1", url: "https://pay.example/1", amount_total: 500, client_reference_id: "order-1" },
  }));
});
afterAll(() => stripe.close());
beforeEach(() => {
  stripe.mood = "well";
  stripe.calls.length = 0;
});

const request = {
  orderId: "order-1",
  amount: 500,
  currency: "INR" as const,
  email: "asha@example.com",
  description: "An order",
  returnUrl: { success: "https://shop.example/verify", cancel: "https://shop.example/verify" },
  payUntil: new Date("2026-01-01T12:30:00Z"),
};

function open(calling: Calling) {
  const metrics = createMetrics();
  const gateway = stripeGateway({
    apiUrl: stripe.url,
    secretKey: "sk_test_1",
    webhookSecret: "whsec_1",
    calling: { pause: async () => {}, counts: metrics, ...calling },
  });
  const counted = async () =>
    Object.fromEntries((await metrics.outbound.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  return { gateway, counted };
}

describe("Stripe, by its SDK,", () => {
  it.each<[Mood, number]>([
    ["down", 3],
    ["slow", 1],
    ["error", 3],
    ["nonsense", 1],
    ["half", 3],
  ])("is %s: asked %i times with one key, and told apart from a refusal", async (mood, times) => {
    const { gateway } = open(mood === "slow" ? { patience: 300 } : {});
    stripe.mood = mood;
    const failure = await gateway.open(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayFailure);
    expect((failure as Error).name).toBe("GatewayFailure");
    expect(stripe.calls.map(({ headers }) => headers["idempotency-key"])).toEqual(Array(times).fill("order-order-1"));
  });

  it("fails for a moment: the shopper notices nothing", async () => {
    const { gateway, counted } = open({ pause: async () => void (stripe.mood = "well") });
    stripe.mood = "error";
    expect(await gateway.open(request)).toEqual({ gatewayOrderId: "cs_1", redirectUrl: "https://pay.example/1" });
    expect(await counted()).toEqual({ retried: 1, ok: 1 });
  });

  it("is left alone after five failures, and let through to again half a minute later", async () => {
    let time = 0;
    const { gateway } = open({ now: () => time });
    stripe.mood = "nonsense";
    for (let failure = 1; failure <= 5; failure++) await expect(gateway.open(request)).rejects.toThrow(GatewayFailure);
    await expect(gateway.open(request)).rejects.toThrow("left alone");
    expect(stripe.calls).toHaveLength(5);
    stripe.mood = "well";
    time = 30_000;
    expect(await gateway.open(request)).toMatchObject({ gatewayOrderId: "cs_1" });
  });
});
