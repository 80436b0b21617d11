import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const SCRIPT = fileURLToPath(new URL("shop-main.ts", import.meta.url));

export interface FaultyShop {
  address: string;
  pid: number;
  /** Whether the process still runs. */
  lives(): boolean;
  /** Settles with the exit code when the process has ended; null after a signal. */
  ended: Promise<number | null>;
  output(): string;
  send(signal: NodeJS.Signals): void;
}

/** Starts the shop's calls as a process of their own, as far as its door is open. */
export async function startShop(env: Record<string, string>): Promise<FaultyShop> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", SCRIPT], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...inherited, DATABASE_URL: "", PORT: "0", LOG_LEVEL: "warn", DEMO: "0", NODE_OPTIONS: "", ...env },
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => code as number | null);
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", () => {
      const found = /open at (\S+)\s/.exec(output)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`The shop did not open:\n${output}`)));
  });
  return {
    address,
    pid: child.pid!,
    lives: () => child.exitCode === null && child.signalCode === null,
    ended,
    output: () => output,
    send: (signal) => void child.kill(signal),
  };
}
