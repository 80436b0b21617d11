import { connect } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";

/** A process that begins the jobs "task" and "timed" of DATABASE_URL, says so, and never ends them. */
const { pool } = connect(process.env["DATABASE_URL"]!, 5);
const hold = (name: string) => ({
  name,
  run: () => {
    process.send?.(name);
    return new Promise<void>(() => {});
  },
});
process.on("disconnect", () => process.exit(0));
await startJobs(pool, [hold("task"), hold("timed")], createLog("fatal"));
