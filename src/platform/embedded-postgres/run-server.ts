import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { closeSync } from "node:fs";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { diskFull, folderFailure, StartFailure } from "../start-failure.ts";
import type { Access } from "./access.ts";
import type { Binaries } from "./binaries.ts";
import { readPidFile } from "./pid-file.ts";
import { lastComplaint, launchWith, type Launch } from "./run-program.ts";
import { openServerLog } from "./server-log.ts";
import { SERVER_SETTINGS } from "./server-settings.ts";

export interface ServerPlan {
  cluster: string;
  binaries: Binaries;
  launch: Launch;
  access: Access;
  /** Beside those of a shop's own. */
  settings: Readonly<Record<string, string>>;
  logFile: string;
}

export interface RunningServer {
  pid: number;
  /** Settles when the process has ended, with the end of its log. */
  ended: Promise<string>;
  /** Ends the server in good order and waits until it is gone. */
  stop(): Promise<void>;
}

/** Recovery after a crash reads what was written since the last checkpoint; it may take its time. */
const LONGEST_START_MS = 300_000;

/**
 * Starts the server and waits until it takes connections.
 * @throws StartFailure when it ends instead, with its own reason
 */
export async function runServer(plan: ServerPlan): Promise<RunningServer> {
  const log = openLog(plan.logFile);
  const child = spawnServer(plan, log.handle);
  closeSync(log.handle);
  const ended = once(child, "close").then(() => log.tail());
  // Heard by whoever awaits it; until then it must not count as unhandled.
  ended.catch(() => {});
  if (!(await becomesReady(plan.cluster, child))) throw serverFailure(await ended, plan);
  return { pid: child.pid!, ended, stop: () => stopServer(child, plan) };
}

function openLog(file: string) {
  try {
    return openServerLog(file);
  } catch (error) {
    throw folderFailure(error, file);
  }
}

function spawnServer({ binaries, launch, cluster, access, settings }: ServerPlan, log: number): ChildProcess {
  const all = Object.entries({ ...SERVER_SETTINGS, ...settings, ...access.options });
  const args = ["-D", cluster, ...all.flatMap(([name, value]) => ["-c", `${name}=${value}`])];
  const { command, words, options } = launchWith(launch, binaries.postgres, args);
  // A session of its own: Ctrl-C in the terminal is for the shop, which stops its server last.
  return spawn(command, words, { ...options, detached: process.platform !== "win32", stdio: ["ignore", log, log] });
}

/** @returns whether it takes connections now; false when it has ended instead */
async function becomesReady(cluster: string, child: ChildProcess): Promise<boolean> {
  for (const until = Date.now() + LONGEST_START_MS; ; await pause(10)) {
    const file = readPidFile(cluster);
    if (file?.pid === child.pid && file?.status === "ready") return true;
    if (child.exitCode !== null || child.signalCode !== null) return false;
    if (Date.now() > until) throw new StartFailure(`PostgreSQL on ${cluster} does not become ready.`);
  }
}

/** The failure that the end of the server's log tells of. */
export function serverFailure(tail: string, { cluster, logFile }: ServerPlan): StartFailure {
  return (
    diskFull(tail, cluster) ?? new StartFailure(`PostgreSQL stopped: ${lastComplaint(tail)} (its log is ${logFile}).`)
  );
}

async function stopServer(child: ChildProcess, { binaries, cluster }: ServerPlan): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  if (process.platform === "win32") spawnSync(binaries.pgCtl, ["stop", "-D", cluster, "-m", "fast"]);
  else child.kill("SIGINT");
  const urge = setTimeout(() => child.kill("SIGQUIT"), 30_000);
  const force = setTimeout(() => child.kill("SIGKILL"), 40_000);
  await gone;
  clearTimeout(urge);
  clearTimeout(force);
}
