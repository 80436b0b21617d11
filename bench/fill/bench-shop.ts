import { fork } from "node:child_process";
import { once } from "node:events";

export interface Used {
  /** Milliseconds of processor time. */
  cpu: number;
  /** MB. */
  memory: number;
  heap: number;
}

export interface BenchCalls {
  address: string;
  /** What the shop's process has used so far; garbage is collected first where that is wanted. */
  used(collect?: boolean): Promise<Used>;
  stop(): Promise<void>;
}

/** Starts the shop's calls on a database, in a process of their own, as behind a proxy: a caller's address is what it says. */
export async function startCalls(databaseUrl: string): Promise<BenchCalls> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = fork(new URL("./calls-server.ts", import.meta.url), {
    env: { ...env, NODE_ENV: "production", DEMO: "1", TRUST_PROXY: "1", DATABASE_URL: databaseUrl },
    execArgv: ["--expose-gc", ...(process.env["BENCH_NODE_OPTIONS"]?.split(" ") ?? [])],
  });
  const [{ address }] = (await once(child, "message")) as [{ address: string }];
  return {
    address,
    async used(collect = false) {
      child.send(collect ? "collect" : "used");
      const [{ cpu, rss, heapUsed }] = (await once(child, "message")) as [
        { cpu: NodeJS.CpuUsage; rss: number; heapUsed: number },
      ];
      return { cpu: (cpu.user + cpu.system) / 1e3, memory: rss / 2 ** 20, heap: heapUsed / 2 ** 20 };
    },
    async stop() {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}
