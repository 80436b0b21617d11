import { readdir, readFile, readlink } from "node:fs/promises";
import { join } from "node:path";

/** The process that listens where the shop answers. */
export async function serverOf(address: string): Promise<number> {
  const port = Number(new URL(address).port).toString(16).toUpperCase().padStart(4, "0");
  const sockets = (await readFile("/proc/net/tcp", "utf8")).split("\n").map((line) => line.trim().split(/\s+/));
  const inode = sockets.find((columns) => columns[1]?.endsWith(`:${port}`) && columns[3] === "0A")?.[9];
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    if ((await linksIn(`/proc/${pid}/fd`)).includes(`socket:[${inode}]`)) return Number(pid);
  }
  throw new Error(`Nobody listens at ${address}.`);
}

async function linksIn(path: string): Promise<string[]> {
  const names = await readdir(path).catch(() => []);
  return Promise.all(names.map((name) => readlink(join(path, name)).catch(() => "")));
}

/** MB that a process holds, and that it held at most. */
export async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}

/** Milliseconds of processor time that a process has taken so far, all its threads. */
export async function cpuOf(pid: number): Promise<number> {
  const [, user, system] = /\) \w(?: -?\d+){10} (\d+) (\d+)/.exec(await readFile(`/proc/${pid}/stat`, "utf8")) ?? [];
  // Linux counts in hundredths of a second.
  return (Number(user) + Number(system)) * 10;
}
