import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { connect, type Connection } from "#platform/database/connect.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { queueTask } from "./queue-task.ts";
import { renewLease } from "./hold-jobs.ts";
import { letJobsGo } from "./let-jobs-go.ts";
import { startJobs } from "./start-jobs.ts";

let shop: TestShop;
let connection: Connection;
const log = createLog("silent");
beforeAll(async () => {
  shop = await openTestShop();
  connection = connect(shop.url, 5);
});
afterAll(async () => {
  await connection.close();
  await shop.close();
});

afterEach(() => connection.pool.query("delete from graphile_worker._private_jobs"));

/** Has a job done now, as its minute would. */
const now = (name: string) => connection.pool.query("select graphile_worker.add_job($1, max_attempts => 1)", [name]);

it("does its jobs, one that fails too, and is quiet once it is stopped", async () => {
  const done: string[] = [];
  const job = (name: string, run: () => Promise<void>) => ({ name, at: "0 0 1 1 *", run });
  const good = job("good", async () => void done.push("good"));
  const bad = job("bad", async () => {
    done.push("bad");
    throw new Error("on purpose");
  });
  const metrics = createMetrics();
  const jobs = await startJobs(connection.pool, [good, bad], log, { metrics });
  await now("bad");
  await now("good");
  await expect.poll(() => done.toSorted()).toEqual(["bad", "good"]);
  await now("bad");
  await expect.poll(() => done.length).toBe(3);
  await jobs.stop();
  await now("good");
  expect((await connection.pool.query("select 1 from graphile_worker.jobs")).rows).toHaveLength(1);
  expect(done).toHaveLength(3);
  const counted = await metrics.registry.metrics();
  expect(counted).toContain('weft_job_runs_total{job="bad",outcome="failed"} 2');
  expect(counted).toContain('weft_job_runs_total{job="good",outcome="done"} 1');
});

it("waits for the job that is under way when it is stopped", async () => {
  const under = Promise.withResolvers<void>();
  const may = Promise.withResolvers<void>();
  let finished = false;
  const run = async () => {
    under.resolve();
    await may.promise;
    finished = true;
  };
  const jobs = await startJobs(connection.pool, [{ name: "slow", at: "0 0 1 1 *", run }], log);
  await now("slow");
  await under.promise;
  const stopped = jobs.stop();
  may.resolve();
  await stopped;
  expect(finished).toBe(true);
});

it("does the tasks that it is asked for, if the asking was kept, and one that fails again, later", async () => {
  const { db, pool } = connection;
  const done: unknown[] = [];
  const waited =
    "select attempts, run_at > created_at + interval '1 second' as later from graphile_worker.jobs where task_identifier = 'asked'";
  const run = async (payload: unknown) => {
    done.push([payload, (await pool.query(waited)).rows]);
    if (done.length === 1) throw new Error("on purpose");
  };
  const ask = (payload: object) =>
    db.transaction().execute(async (trx) => {
      await queueTask(trx, { name: "asked", payload });
      if ("undone" in payload) throw new Error("undone");
    });
  await expect(ask({ undone: true })).rejects.toThrow("undone");
  await ask({ kept: true });
  const jobs = await startJobs(pool, [{ name: "asked", run }], log);
  await expect
    .poll(() => done)
    .toEqual([
      [{ kept: true }, [{ attempts: 1, later: false }]],
      [{ kept: true }, [{ attempts: 2, later: true }]],
    ]);
  await jobs.stop();
});

/** Makes it so that a worker began a job that long ago, and has not been heard of since. */
async function begun(job: string, worker: string, hoursAgo: number): Promise<void> {
  const at = `now() - interval '${hoursAgo} hours'`;
  const { pool } = connection;
  await pool.query(
    `update graphile_worker._private_jobs job set locked_by = $1, locked_at = ${at}, attempts = attempts + 1
    from graphile_worker._private_tasks task where task.id = task_id and identifier = $2`,
    [worker, job],
  );
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = $1, locked_at = ${at}
    where queue_name = $2`,
    [worker, job],
  );
}
const add = (job: string, attempts: number) =>
  connection.pool.query("select graphile_worker.add_job($1, queue_name => $1, max_attempts => $2)", [job, attempts]);
const held = async () =>
  (await connection.pool.query("select task_identifier as job, locked_by as by from graphile_worker.jobs order by 1"))
    .rows;
const HOUR = 3_600_000;

it("leaves jobs to whoever has held on to them lately, and frees those of the others", async () => {
  for (const job of ["alive", "dead", "renewed"]) await add(job, 25);
  await begun("alive", "w1", 1);
  await begun("dead", "w2", 3);
  await begun("renewed", "w3", 3);
  await renewLease(connection.pool, "w3");
  await letJobsGo(connection.pool, 2 * HOUR);
  expect(await held()).toEqual([
    { job: "alive", by: "w1" },
    { job: "dead", by: null },
    { job: "renewed", by: "w3" },
  ]);
  const queues = await connection.pool.query(
    "select queue_name from graphile_worker._private_job_queues where locked_by is not null order by 1",
  );
  expect(queues.rows).toEqual([{ queue_name: "alive" }, { queue_name: "renewed" }]);
  await letJobsGo(connection.pool, 0);
  expect((await held()).filter(({ by }) => by !== null)).toEqual([]);
});

it("does at once what a killed process had begun, and a timed job at its next time, which leaves nothing behind", async () => {
  await add("begun", 25);
  await add("timed", 1);
  await begun("begun", "dead", 0);
  await begun("timed", "dead", 0);
  await letJobsGo(connection.pool, 0);
  await add("timed", 1);
  const done: string[] = [];
  const task = (name: string) => ({ name, run: async () => void done.push(name) });
  const jobs = await startJobs(connection.pool, [task("begun"), task("timed")], log);
  await expect.poll(() => done.toSorted()).toEqual(["begun", "timed"]);
  await jobs.stop();
  expect(await held()).toEqual([]);
});
