import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { holdPort, letGo } from "#tests/fixtures/held-port.ts";
import type { Reply } from "#tests/fixtures/shoppers.ts";

const SCRIPT = fileURLToPath(new URL("shop-process.ts", import.meta.url));

/** One process of a shop that several share. */
export interface ShopProcess {
  address: string;
  post(token: string, path: string, body?: object | FormData, headers?: Record<string, string>): Promise<Reply>;
  /** Has it do the minute's work on payments now. */
  tend(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a process on a database that others may be working on. */
export async function startProcess(url: string, dataDir: string): Promise<ShopProcess> {
  const port = await holdPort();
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = fork(SCRIPT, {
    env: { ...inherited, DATABASE_URL: url, DATA_DIR: dataDir, PORT: `${port}`, NODE_OPTIONS: "" },
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const address = await firstMessage(child);
  await letGo(port);
  return {
    address,
    async post(token, path, body = {}, headers = {}) {
      const isForm = body instanceof FormData;
      const reply = await fetch(address + path, {
        method: "POST",
        headers: { token, ...(!isForm && { "content-type": "application/json" }), ...headers },
        body: isForm ? body : JSON.stringify(body),
      });
      return { status: reply.status, body: await reply.json() };
    },
    async tend() {
      const done = once(child, "message");
      child.send("tend");
      await done;
    },
    async stop() {
      const gone = once(child, "exit");
      child.disconnect();
      await gone;
    },
  };
}

async function firstMessage(child: ChildProcess): Promise<string> {
  const failed = once(child, "exit").then(() => {
    throw new Error("The process did not start.");
  });
  const [address] = (await Promise.race([once(child, "message"), failed])) as [string];
  failed.catch(() => {});
  return address;
}
