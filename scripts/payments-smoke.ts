import { chooseGateways } from "#adapters/payments/choose-gateways.ts";
import { tryGateway } from "#adapters/payments/smoke.ts";
import type { GatewayName } from "#domain/payments/payment-gateway.ts";
import type { Config } from "#platform/config.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { runCommand } from "./command/run-command.ts";

/**
 * `npm run payments:smoke`: tries the real gateways whose keys are set, as far as that can be done without paying, and
 * prints what it saw. Exit code 1 when one of them does not answer as the shop needs it to.
 */
await runCommand("The smoke test", async ({ config, args }) => {
  if (args.length > 0)
    throw new StartFailure(`npm run payments:smoke takes no arguments; "${args[0]}" is one too many.`);
  const names = withKeys(config);
  if (names.length === 0)
    return console.log(
      "No keys of a payment gateway are set, so there is nothing to try: set those of Razorpay or of Stripe (docs/payments.md).",
    );
  const gateways = chooseGateways(config);
  for (const name of names) {
    console.log(`${name} at ${addressOf(config, name)}`);
    const returnUrl = `${config.SHOP_URL}/verify?success=false&orderId=smoke`;
    for (const { what, saw, good } of await tryGateway(gateways[name]!, { returnUrl, now: new Date() })) {
      console.log(`  ${good ? "good" : "BAD "}  ${what}: ${saw}`);
      if (!good) process.exitCode = 1;
    }
  }
});

function withKeys({ RAZORPAY_KEY_ID, STRIPE_SECRET_KEY }: Config): GatewayName[] {
  return [
    ...(RAZORPAY_KEY_ID === undefined ? [] : ["razorpay" as const]),
    ...(STRIPE_SECRET_KEY === undefined ? [] : ["stripe" as const]),
  ];
}

function addressOf({ RAZORPAY_API_URL, STRIPE_API_URL }: Config, name: GatewayName): string {
  if (name === "razorpay") return RAZORPAY_API_URL ?? "https://api.razorpay.com";
  return STRIPE_API_URL ?? "https://api.stripe.com";
}
