import { readdirSync, rmSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import type { Log } from "../log.ts";
import { StartFailure } from "../start-failure.ts";
import { pidFilePath, readPidFile, worksIn } from "./pid-file.ts";

/** Told to stop, how long a process is given before it is told louder. */
const PATIENCE: readonly [NodeJS.Signals, number][] = [
  ["SIGINT", 30_000],
  ["SIGQUIT", 10_000],
  ["SIGKILL", 5000],
];

/**
 * Ends what an earlier shop left running on this data when it was killed, and removes a stale pid file.
 * To be called by the holder of the data folder's lock alone.
 * @throws StartFailure when a process of the old server cannot be ended
 */
export async function stopLeftover(cluster: string, log: Log): Promise<void> {
  const file = readPidFile(cluster);
  if (file && worksIn(cluster, file.pid)) {
    log.warn({ pid: file.pid }, "a PostgreSQL server of an earlier run still lives; stopping it");
    await end(cluster, file.pid);
  }
  // Without their server, its other processes end by themselves as soon as they notice.
  for (const pid of processesIn(cluster)) await end(cluster, pid, PATIENCE.slice(1));
  // The number in it may by now be another program's, which PostgreSQL would take for a running server.
  rmSync(pidFilePath(cluster), { force: true });
}

async function end(cluster: string, pid: number, steps = PATIENCE): Promise<void> {
  for (const [signal, patience] of steps) {
    if (signal !== "SIGQUIT" || !(await gone(cluster, pid, 500))) tell(pid, signal);
    if (await gone(cluster, pid, patience)) return;
  }
  throw new StartFailure(
    `Process ${pid}, a PostgreSQL server of an earlier run on ${cluster}, does not stop. End it and start again.`,
  );
}

async function gone(cluster: string, pid: number, patience: number): Promise<boolean> {
  for (const until = Date.now() + patience; worksIn(cluster, pid); await pause(10)) {
    if (Date.now() > until) return false;
  }
  return true;
}

function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

/** All processes that work in the data folder; known on Linux alone, elsewhere PostgreSQL's own check has to do. */
function processesIn(cluster: string): number[] {
  if (process.platform !== "linux") return [];
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => worksIn(cluster, pid));
}
