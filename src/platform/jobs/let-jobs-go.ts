import type { Pool } from "pg";

/**
 * Frees the jobs that a killed process had begun, so that they are done now and not when four hours have passed. Tasks wait
 * for their next try. A timed job is forgotten: its next time does what it left, and it would stand as given up for ever.
 * @param unseenFor only those that nobody has held on to for so long (ms); 0 for a database on which no process is at work
 */
export async function letJobsGo(pool: Pool, unseenFor: number): Promise<void> {
  await pool.query(
    `with left_behind as (
      select id, max_attempts from graphile_worker._private_jobs
      where locked_at <= now() - make_interval(secs => $1) for update skip locked),
    forgotten as (
      delete from graphile_worker._private_jobs job using left_behind
      where job.id = left_behind.id and left_behind.max_attempts = 1),
    freed as (
      update graphile_worker._private_jobs job set locked_at = null, locked_by = null from left_behind
      where job.id = left_behind.id and left_behind.max_attempts > 1)
    update graphile_worker._private_job_queues set locked_at = null, locked_by = null
    where locked_at <= now() - make_interval(secs => $1)`,
    [unseenFor / 1000],
  );
}
