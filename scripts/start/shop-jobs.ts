import { sandboxOf, tendSandbox } from "#adapters/payments/sandbox/open-sandbox.ts";
import type { ShopContext } from "#domain/context.ts";
import { tendPayments } from "#domain/payments/tend-payments.ts";
import { refreshRates } from "#domain/rates/refresh-rates.ts";
import type { Job } from "#platform/jobs/start-jobs.ts";

const EVERY_MINUTE = "* * * * *";

/** Everything the shop does of its own accord. */
export function shopJobs(ctx: ShopContext): Job[] {
  const sandbox = sandboxOf(ctx);
  return [
    { name: "tend_payments", at: EVERY_MINUTE, run: () => tendPayments(ctx) },
    { name: "refresh_rates", at: EVERY_MINUTE, run: () => refreshRates(ctx) },
    ...(sandbox ? [{ name: "tend_sandbox", at: EVERY_MINUTE, run: () => tendSandbox(sandbox) }] : []),
  ];
}
