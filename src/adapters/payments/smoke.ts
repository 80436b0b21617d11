import { randomUUID } from "node:crypto";
import { GatewayFailure, GatewayRefusal, type PaymentGateway } from "#domain/payments/payment-gateway.ts";
import type { CurrencyCode } from "#contract/money.ts";

/** One thing that was tried at a gateway, and whether it answered as the shop needs it to. */
export interface Tried {
  what: string;
  saw: string;
  good: boolean;
}

/** What is asked for: one rupee, or what both gateways take at least. */
const AMOUNT = 100;
const CURRENCY: CurrencyCode = "INR";

/**
 * Tries a gateway with the shop's own keys, as far as that can be done without paying: opens a payment, opens it again,
 * reads it, and holds that nothing forged is taken for its own.
 * @param returnUrl where a gateway with a page of its own would send the shopper
 */
export async function tryGateway(
  gateway: PaymentGateway,
  { returnUrl, now }: { returnUrl: string; now: Date },
): Promise<Tried[]> {
  // A receipt has 40 characters at most.
  const orderId = `smoke-${randomUUID().replaceAll("-", "").slice(0, 24)}`;
  const request = {
    orderId,
    amount: AMOUNT,
    currency: CURRENCY,
    email: "smoke-test@example.com",
    description: "Smoke test: not to be paid",
    returnUrl: { success: returnUrl, cancel: returnUrl },
    payUntil: new Date(now.getTime() + 30 * 60_000),
  };
  const tried: Tried[] = [];
  const attempt = async (what: string, work: () => Promise<[saw: string, good: boolean]>) => {
    try {
      const [saw, good] = await work();
      tried.push({ what, saw, good });
    } catch (error) {
      if (!(error instanceof GatewayFailure)) throw error;
      tried.push({ what, saw: error.message, good: false });
    }
  };

  let opened: string | null = null;
  await attempt("open a payment of ₹1.00", async () => {
    const { gatewayOrderId, redirectUrl } = await gateway.open(request);
    opened = gatewayOrderId;
    return [redirectUrl === null ? gatewayOrderId : `${gatewayOrderId}, paid at ${new URL(redirectUrl).origin}`, true];
  });
  if (opened === null) return tried;
  const gatewayOrderId: string = opened;
  await attempt("open it again, as after a lost answer", async () => {
    const again = await gateway.open(request);
    return again.gatewayOrderId === gatewayOrderId
      ? ["the same payment", true]
      : [`another payment, ${again.gatewayOrderId}`, false];
  });
  await attempt("read what was paid of it", async () => {
    const found = await gateway.payments(gatewayOrderId);
    return [found.length === 0 ? "nothing yet" : `${found.length} attempts`, found.length === 0];
  });
  await attempt("refund a payment that there is not", async () => refusal(gateway));
  await attempt("verify a forged return", async () => {
    const taken = gateway.signed(gatewayOrderId, { paymentId: "pay_forged00000000", signature: "0".repeat(64) });
    return taken ? ["taken", false] : ["not taken", true];
  });
  await attempt("read a webhook with a forged signature", async () => {
    const headers = { "x-razorpay-signature": "0".repeat(64), "stripe-signature": `t=1,v1=${"0".repeat(64)}` };
    const event = await gateway.readEvent(Buffer.from('{"event":"payment.captured"}'), headers);
    return event ? ["taken", false] : ["not taken", true];
  });
  return tried;
}

/** Whatever the gateway calls it, it must be a refusal and not a success. */
async function refusal(gateway: PaymentGateway): Promise<[string, boolean]> {
  const paymentId = gateway.popup ? "pay_none0000000000" : "pi_none0000000000";
  try {
    const { refundId } = await gateway.refund(
      { paymentId, amount: AMOUNT, currency: CURRENCY },
      `smoke-${randomUUID()}`,
    );
    return [`it refunded ${refundId}`, false];
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    const known = error instanceof GatewayRefusal || /\b40[04]\b|[Nn]o such/.test(error.message);
    return [known ? "refused" : error.message, known];
  }
}
