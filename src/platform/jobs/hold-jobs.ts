import type { Pool } from "pg";
import type { Log } from "../log.ts";
import { letJobsGo } from "./let-jobs-go.ts";

/** How processes on one database hold on to the jobs that they have begun (ms). */
export interface Lease {
  /** So often each says that it is still at it. */
  beat: number;
  /** Who has not said so for this long is dead, and others take its jobs over. */
  lasts: number;
}

export const LEASE: Lease = { beat: 15_000, lasts: 60_000 };

/** Says that the jobs of that worker are still under way, by the database's clock. */
export async function renewLease(pool: Pool, worker: string): Promise<void> {
  await pool.query(
    `with jobs as (update graphile_worker._private_jobs set locked_at = now() where locked_by = $1)
    update graphile_worker._private_job_queues set locked_at = now() where locked_by = $1`,
    [worker],
  );
}

/**
 * Renews the lease on this process' own jobs again and again, and takes those of dead processes over. After the database
 * was away it takes none over until a whole lease has passed: until then the living may not have had the chance to say so.
 * A process that hangs for longer than a lease may find that another has done its job a second time.
 * @param worker this process' name at the moment; undefined while it does none
 * @returns what ends it
 */
export function holdJobs(pool: Pool, worker: () => string | undefined, log: Log, lease: Lease): () => void {
  let steadySince: number | null = null;
  let isBeating = false;
  let isOver = false;
  const beat = async () => {
    try {
      const name = worker();
      if (name !== undefined) await renewLease(pool, name);
      steadySince ??= performance.now();
      if (performance.now() - steadySince >= lease.lasts) await letJobsGo(pool, lease.lasts);
    } catch (error) {
      steadySince = null;
      if (!isOver) log.warn({ err: error }, "the lease on the jobs under way could not be renewed");
    }
  };
  const timer = setInterval(() => {
    if (isBeating) return;
    isBeating = true;
    void beat().finally(() => (isBeating = false));
  }, lease.beat).unref();
  return () => {
    isOver = true;
    clearInterval(timer);
  };
}
