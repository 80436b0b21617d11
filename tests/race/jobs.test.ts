import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect, type Connection } from "#platform/database/connect.ts";
import { startJobs } from "#platform/jobs/start-jobs.ts";
import { createLog } from "#platform/log.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";

let shop: TestShop;
let connection: Connection;
beforeAll(async () => {
  shop = await openTestShop();
  connection = connect(shop.url, 5);
});
afterAll(async () => {
  await connection.close();
  await shop.close();
});

/** A process that begins every job and ends none. */
async function holder(jobs: number) {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = fork(fileURLToPath(new URL("job-process.ts", import.meta.url)), {
    env: { ...inherited, DATABASE_URL: shop.url, NODE_OPTIONS: "" },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const begun: string[] = [];
  child.on("message", (name: string) => begun.push(name));
  await expect.poll(() => begun.length).toBe(jobs);
  return child;
}

it("takes over the jobs of a process that was killed, once their lease is over, and leaves nothing of it behind", async () => {
  const { pool } = connection;
  const add = (name: string, attempts: number) =>
    pool.query("select graphile_worker.add_job($1, queue_name => $1, max_attempts => $2)", [name, attempts]);
  await add("task", 25);
  await add("timed", 1);
  const dead = await holder(2);
  const gone = once(dead, "exit");
  dead.kill("SIGKILL");
  await gone;

  const done: string[] = [];
  const task = (name: string) => ({ name, run: async () => void done.push(name) });
  const jobs = await startJobs(pool, [task("task"), task("timed")], createLog("fatal"), {
    lease: { beat: 100, lasts: 1_000 },
  });
  // As its next minute would: it waits behind the one that the dead process holds.
  await add("timed", 1);
  await expect.poll(() => done.toSorted()).toEqual(["task", "timed"]);
  await expect.poll(async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount).toBe(0);
  await jobs.stop();
});
