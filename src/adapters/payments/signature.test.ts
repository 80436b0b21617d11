import { describe, expect, it } from "vitest";
import { razorpayGateway } from "./razorpay.ts";
import { hmac, sameText } from "./signature.ts";

const VECTOR = "52115a0d3400de9e86aade1f1b6eba9e8974604f4e267a9e9a16633a4c8dd2cb";
const gateway = razorpayGateway({
  apiUrl: "http://127.0.0.1:1",
  scriptUrl: "",
  keyId: "rzp_test_1",
  keySecret: "secret",
  webhookSecret: "hook",
});

describe("Razorpay's signatures", () => {
  it("API-24 are the known vector over order and payment", () => {
    expect(hmac("secret", "order_1|pay_1")).toBe(VECTOR);
    expect(gateway.signed("order_1", { paymentId: "pay_1", signature: VECTOR })).toBe(true);
  });

  it("API-24 of anything else are refused", () => {
    const wrong = [VECTOR.toUpperCase(), VECTOR.slice(1), `${VECTOR}0`, "", "é".repeat(32), VECTOR.replace(/^5/, "6")];
    for (const signature of wrong) expect(gateway.signed("order_1", { paymentId: "pay_1", signature })).toBe(false);
    expect(gateway.signed("order_2", { paymentId: "pay_1", signature: VECTOR })).toBe(false);
    expect(gateway.signed("order_1", { paymentId: "pay_2", signature: VECTOR })).toBe(false);
  });

  it("compares texts of any length", () => {
    expect(sameText("a", "a")).toBe(true);
    expect(sameText("a", "ab")).toBe(false);
  });
});

describe("Razorpay's webhooks", () => {
  const told = async (body: string, headers: Record<string, string> = {}) =>
    gateway.readEvent(Buffer.from(body), { "x-razorpay-signature": hmac("hook", body), ...headers });
  const event = (payload: object) => JSON.stringify({ entity: "event", event: "payment.captured", payload });

  it("are read when the raw body is signed with the webhook's own secret", async () => {
    const body = event({ payment: { entity: { id: "pay_1", order_id: "order_1" } } });
    const read = await told(body, { "x-razorpay-event-id": "evt_1" });
    expect(read).toEqual({
      eventId: "evt_1",
      kind: "payment.captured",
      gatewayOrderId: "order_1",
      paymentId: "pay_1",
      failedRefundId: null,
    });
    const refund = { entity: { id: "rfnd_1", payment_id: "pay_2" } };
    const failed = event({ refund }).replace("payment.captured", "refund.failed");
    expect(await told(failed)).toMatchObject({ kind: "refund.failed", paymentId: "pay_2", failedRefundId: "rfnd_1" });
    expect(await gateway.readEvent(Buffer.from(body), { "x-razorpay-signature": hmac("secret", body) })).toBeNull();
    expect(await gateway.readEvent(Buffer.from(`${body} `), { "x-razorpay-signature": hmac("hook", body) })).toBeNull();
    expect(await gateway.readEvent(Buffer.from(body), {})).toBeNull();
  });

  it("name the order itself where they carry one, and none where they are about something else", async () => {
    expect((await told(event({ order: { entity: { id: "order_9" } } })))?.gatewayOrderId).toBe("order_9");
    expect((await told(event({ invoice: { entity: { id: "inv_1" } } })))?.gatewayOrderId).toBeNull();
    expect(await told("nonsense")).toMatchObject({ kind: "unknown", gatewayOrderId: null });
  });

  it("without an id are told apart by their bodies", async () => {
    const idOf = async (order: string) => (await told(event({ order: { entity: { id: order } } })))?.eventId;
    expect(await idOf("order_1")).toBe(await idOf("order_1"));
    expect(await idOf("order_1")).not.toBe(await idOf("order_2"));
  });
});
