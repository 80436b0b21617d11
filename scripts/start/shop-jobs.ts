import { sandboxOf, tendSandbox } from "#adapters/payments/sandbox/open-sandbox.ts";
import type { ShopContext } from "#domain/context.ts";
import { clearEnded } from "#domain/accounts/clear-ended.ts";
import { fetchPictures } from "#domain/catalog/pictures/fetch-pictures.ts";
import { createPictureMaker } from "#domain/media/make-picture.ts";
import { mailTasks } from "#domain/mail/mail-tasks.ts";
import { tendPayments } from "#domain/payments/tend-payments.ts";
import { refreshRates } from "#domain/rates/refresh-rates.ts";
import { takeJobRequests } from "#platform/jobs/job-requests.ts";
import type { Task } from "#platform/jobs/queue-task.ts";
import type { Job } from "#platform/jobs/start-jobs.ts";

const EVERY_MINUTE = "* * * * *";
/** Not at the full hour, when everybody else's work begins. */
const EVERY_HOUR = "17 * * * *";

/** Everything the shop does of its own accord, and the work that it is asked for. */
export function shopJobs(ctx: ShopContext): (Job | Task)[] {
  const sandbox = sandboxOf(ctx);
  const makePicture = createPictureMaker();
  return [
    ...mailTasks(ctx),
    { name: "take_job_requests", at: EVERY_MINUTE, run: () => takeJobRequests(ctx.db) },
    { name: "tend_payments", at: EVERY_MINUTE, run: () => tendPayments(ctx) },
    {
      name: "fetch_pictures",
      at: EVERY_MINUTE,
      run: async () => {
        await fetchPictures(ctx, makePicture);
      },
    },
    { name: "refresh_rates", at: EVERY_MINUTE, run: () => refreshRates(ctx) },
    { name: "clear_ended", at: EVERY_HOUR, run: () => clearEnded(ctx) },
    ...(sandbox ? [{ name: "tend_sandbox", at: EVERY_MINUTE, run: () => tendSandbox(sandbox) }] : []),
  ];
}
