import { readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { execFileSync } from "node:child_process";

/** What a running server writes about itself into its data folder. */
export interface PidFile {
  pid: number;
  socketFolder: string;
  /** "starting", "ready", "stopping" or "standby". */
  status: string;
}

/** Reads postmaster.pid; undefined when there is none, or when it is half written. */
export function readPidFile(cluster: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFilePath(cluster), "utf8").split("\n");
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, socketFolder: lines[4] ?? "", status: (lines[7] ?? "").trim() }
      : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

export function pidFilePath(cluster: string): string {
  return join(cluster, "postmaster.pid");
}

/** Whether process `pid` lives and is a PostgreSQL process that works in `cluster`: a number alone may be reused. */
export function worksIn(cluster: string, pid: number): boolean {
  try {
    // Every process of a server has its data folder as its current folder; a dead one has none.
    if (process.platform === "linux") return readlinkSync(`/proc/${pid}/cwd`) === cluster;
    if (process.platform === "win32") return false;
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", `${pid}`], { encoding: "utf8" }).includes(cluster);
  } catch {
    return false;
  }
}
