import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readPidFile } from "#platform/embedded-postgres/pid-file.ts";
import { lastingFolder } from "#tests/setup/folders.ts";
import { audit, databaseOf, stockShop } from "./books.ts";
import { startBuying, type Buying } from "./order-load.ts";
import { startShop, type FaultyShop } from "./start-shop.ts";

/** `npm run test:faults` sets these; without them this is the quick form. */
const { FAULT_ROUNDS = "4", FAULT_REPORT } = process.env;
const ROUNDS = Number(FAULT_ROUNDS);
const BUYERS = 8;

type Victim = "the shop" | "the database" | "both" | "a connection's process";
const VICTIMS: readonly Victim[] = ["the shop", "the database", "both", "a connection's process"];

const { folder, remove } = lastingFolder();
const env = { DATA_DIR: join(folder, "data") };
let shop: FaultyShop;
let buying: Buying;
beforeAll(async () => {
  shop = await startShop(env);
  buying = await stockShop(await databaseOf(env.DATA_DIR), BUYERS);
});
afterAll(async () => {
  shop.send("SIGTERM");
  await shop.ended;
  remove();
});

const postmaster = () => readPidFile(join(env.DATA_DIR, "postgres"))!.pid;

/**
 * A connection beside the shop's, and the server's process that serves it; `cut` settles when it is lost, as all are when one
 * of the server's processes is killed.
 */
async function connectBeside(): Promise<{ pid: number; cut: Promise<void> }> {
  const client = new Client({ connectionString: await databaseOf(env.DATA_DIR) });
  const cut = new Promise<void>((resolve) => client.on("error", () => resolve()).on("end", resolve));
  await client.connect();
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return { pid: rows[0]!.pid, cut };
}

const kill = (...pids: number[]) => pids.forEach((pid) => process.kill(pid, "SIGKILL"));

/** Kills, and sees to it that the shop runs again: by itself where only its database died, else by the same command. */
async function strike(victim: Victim): Promise<{ startMs: number | null }> {
  const beside = await connectBeside();
  if (victim === "the shop") kill(shop.pid);
  if (victim === "the database") kill(postmaster());
  if (victim === "both") kill(postmaster(), shop.pid);
  // Not one of the shop's, which may end by itself before the blow comes: then nothing would be cut.
  if (victim === "a connection's process") kill((await connectBeside()).pid);
  const mustStart = victim === "the shop" || victim === "both";
  if (mustStart) {
    await shop.ended;
    const begun = performance.now();
    shop = await startShop(env);
    return { startMs: performance.now() - begun };
  }
  // Before, the shop would still be ready.
  await beside.cut;
  const ready = async () => {
    if (!shop.lives()) throw new Error(`The shop ended:\n${shop.output()}`);
    return (await fetch(`${shop.address}/readyz`).catch(() => null))?.status;
  };
  await expect.poll(ready, { interval: 50 }).toBe(200);
  return { startMs: null };
}

it(
  `N-06 G-26 killed ${ROUNDS} times under order load: nothing acknowledged is lost or doubled, and all adds up`,
  { timeout: 3_600_000 },
  async () => {
    const rounds: Record<string, number> = {};
    const starts: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const victim = VICTIMS[round % VICTIMS.length]!;
      const before = buying.told.placed.size;
      const load = startBuying(shop.address, buying);
      await expect.poll(() => buying.told.placed.size, { interval: 20 }).toBeGreaterThan(before + 5);
      await pause(Math.random() * 400);
      const striking = strike(victim);
      // A shop that is started anew has another address: its buyers come again in the next round.
      if (victim === "the shop" || victim === "both") await load.stop();
      const { startMs } = await striking;
      if (startMs !== null) starts.push(startMs);
      else await load.stop();
      expect(await audit(await databaseOf(env.DATA_DIR), buying.told)).toEqual([]);
      rounds[victim] = (rounds[victim] ?? 0) + 1;
      report(rounds, starts);
    }
    expect(buying.told.placed.size).toBeGreaterThan(ROUNDS * 5);
  },
);

/** After each round, so that a run that is ended has told of those before. */
function report(rounds: Record<string, number>, starts: number[]): void {
  if (!FAULT_REPORT) return;
  const { placed, cancelled, unanswered, answers } = buying.told;
  const found = {
    rounds,
    acknowledged: placed.size,
    cancelled: cancelled.size,
    unanswered: unanswered.size,
    answers,
    longestStartMs: Math.round(Math.max(...starts)),
  };
  writeFileSync(FAULT_REPORT, JSON.stringify(found));
}
