import type { GatewayName, PaymentGateway } from "#domain/payments/payment-gateway.ts";
import { standInsAllowed, type Config } from "#platform/config.ts";
import { loopbackAddress } from "#platform/listen-address.ts";
import { StartFailure } from "#platform/start-failure.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { razorpayGateway } from "./razorpay.ts";
import { stripeGateway } from "./stripe.ts";
import { SANDBOX_KEYS, SANDBOX_PATHS } from "./sandbox/keys.ts";

export const RAZORPAY_SCRIPT = "https://checkout.razorpay.com/v1/checkout.js";

/**
 * The gateways that the settings name: the real ones with keys, the sandbox without; none where the shop sells for real
 * and has no keys. Only address and keys differ.
 * @throws StartFailure when keys are given by halves
 */
export function chooseGateways(config: Config, calling: Calling = {}): Partial<Record<GatewayName, PaymentGateway>> {
  const razorpay = chooseRazorpay(config, calling);
  const stripe = chooseStripe(config, calling);
  return { ...(razorpay && { razorpay }), ...(stripe && { stripe }) };
}

function chooseRazorpay(config: Config, calling: Calling): PaymentGateway | null {
  const { RAZORPAY_KEY_ID: keyId, RAZORPAY_KEY_SECRET: keySecret, RAZORPAY_WEBHOOK_SECRET: webhookSecret } = config;
  const given = [keyId, keySecret, webhookSecret].filter((value) => value !== undefined);
  if (given.length > 0 && given.length < 3)
    throw new StartFailure(
      "RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET are set together, or not at all.",
    );
  if (keyId && keySecret && webhookSecret) {
    const apiUrl = config.RAZORPAY_API_URL ?? "https://api.razorpay.com";
    return razorpayGateway({ apiUrl, scriptUrl: RAZORPAY_SCRIPT, keyId, keySecret, webhookSecret, calling });
  }
  if (!standInsAllowed(config)) return null;
  return razorpayGateway({
    apiUrl: config.RAZORPAY_API_URL ?? `${loopbackAddress(config.HOST, config.PORT)}${SANDBOX_PATHS.razorpay}`,
    scriptUrl: `${SANDBOX_PATHS.razorpay}/checkout.js`,
    ...SANDBOX_KEYS.razorpay,
    calling,
  });
}

function chooseStripe(config: Config, calling: Calling): PaymentGateway | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  if ((secretKey === undefined) !== (webhookSecret === undefined))
    throw new StartFailure("STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set together, or not at all.");
  if (secretKey && webhookSecret)
    return stripeGateway({
      apiUrl: config.STRIPE_API_URL ?? "https://api.stripe.com",
      secretKey,
      webhookSecret,
      calling,
    });
  if (!standInsAllowed(config)) return null;
  const apiUrl = config.STRIPE_API_URL ?? `${loopbackAddress(config.HOST, config.PORT)}${SANDBOX_PATHS.stripe}`;
  return stripeGateway({ apiUrl, ...SANDBOX_KEYS.stripe, calling });
}
