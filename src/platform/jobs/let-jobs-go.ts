import type { Pool } from "pg";

/**
 * Frees the jobs that a killed process had begun, so that they are done now and not when four hours have passed. For a
 * database on which no process of the shop is at work.
 */
export async function letJobsGo(pool: Pool): Promise<void> {
  await pool.query(`select graphile_worker.force_unlock_workers(
    array(select distinct locked_by from graphile_worker._private_jobs where locked_by is not null
      union select distinct locked_by from graphile_worker._private_job_queues where locked_by is not null))`);
}
