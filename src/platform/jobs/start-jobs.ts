import { EventEmitter } from "node:events";
import { Logger, parseCronItems, run, type CronItem, type Runner, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import type { Log } from "../log.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { holdJobs, LEASE, type Lease } from "./hold-jobs.ts";
import type { Task } from "./queue-task.ts";

/** Work that is done again and again, by one of the shop's processes at a time. */
export interface Job {
  name: string;
  /** When, as crontab writes it: "* * * * *" is every minute. */
  at: string;
  /** May be run twice, or left out once: what it finds undone it does. */
  run(): Promise<void>;
}

export interface Jobs {
  /** Lets the job under way finish, and starts no other. */
  stop(): Promise<void>;
}

const PAUSE = 5_000;

/** Where runs are counted. */
type Counts = Pick<Metrics, "jobRuns" | "jobDoneAt">;

/**
 * Starts the shop's jobs on its own database, and the tasks that others ask for. A job that fails is logged and comes
 * again at its next time, a task later each time; a database that was away is waited for. Jobs of a process that died are
 * taken over by another one once their lease is over.
 */
export async function startJobs(
  pool: Pool,
  jobs: (Job | Task)[],
  log: Log,
  { metrics, lease = LEASE }: { metrics?: Counts; lease?: Lease } = {},
): Promise<Jobs> {
  let stopping = false;
  /** As whom this process locks jobs at the moment. */
  let worker: string | undefined;
  let timer: NodeJS.Timeout | undefined;
  let runner: Runner | undefined;
  const watch = (started: Runner) => {
    runner = started;
    started.promise.then(
      () => again(),
      (error: unknown) => again(error),
    );
  };
  const again = (error?: unknown) => {
    if (stopping) return;
    log.error({ err: error }, "the jobs stopped and are started again");
    timer = setTimeout(() => void begin().then(watch, again), PAUSE);
  };
  const begin = () => {
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => (worker = workerPool.id));
    return open(pool, jobs, log, events, metrics);
  };
  watch(await begin());
  const letGo = holdJobs(pool, () => worker, log, lease);
  return {
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await runner?.stop().catch(() => {});
      letGo();
    },
  };
}

function open(
  pool: Pool,
  jobs: (Job | Task)[],
  log: Log,
  events: WorkerEvents,
  metrics: Counts | undefined,
): Promise<Runner> {
  const task = (job: Job | Task) => async (payload: unknown) => {
    try {
      await job.run(payload);
      metrics?.jobRuns.inc({ job: job.name, outcome: "done" });
      metrics?.jobDoneAt.setToCurrentTime({ job: job.name });
    } catch (error) {
      metrics?.jobRuns.inc({ job: job.name, outcome: "failed" });
      // The worker logs what it is thrown, and tries it again.
      if (!isTimed(job)) throw error;
      log.error({ err: error, job: job.name }, "a job failed");
    }
  };
  const items: CronItem[] = jobs.filter(isTimed).map(({ name, at }) => ({
    task: name,
    match: at,
    options: { backfillPeriod: 0, maxAttempts: 1, queueName: name, jobKey: name, jobKeyMode: "preserve_run_at" },
  }));
  return run({
    pgPool: pool,
    events,
    taskList: Object.fromEntries(jobs.map((job) => [job.name, task(job)])),
    parsedCronItems: parseCronItems(items),
    concurrency: 3,
    noHandleSignals: true,
    logger: new Logger(
      () => (level, message) => log[level === "warning" ? "warn" : level === "info" ? "debug" : level](message),
    ),
  });
}

function isTimed(job: Job | Task): job is Job {
  return "at" in job;
}
