import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const BOOTSTRAP = fileURLToPath(new URL("../../scripts/bootstrap.cjs", import.meta.url));

export interface Ended {
  code: number | null;
  output: string;
}

export interface ShopProcess {
  address: string;
  output(): string;
  child: ChildProcess;
  /** Ends it as Ctrl-C would. */
  stop(): Promise<Ended>;
  /** Ends it and all it started by kill -9. */
  kill(): Promise<Ended>;
}

/** `npm start` with these settings, as far as the opened shop. */
export async function openShop(env: Record<string, string>, options: SpawnOptions = {}): Promise<ShopProcess> {
  const { child, output, ended } = begin(env, options);
  const address = await new Promise<string>((resolve, reject) => {
    const look = () => {
      const found = /open at (\S+)\s/.exec(output())?.[1];
      if (found) resolve(found);
    };
    child.stdout!.on("data", look);
    child.once("exit", () => reject(new Error(`The shop did not open:\n${output()}`)));
  });
  const end = (send: () => void): Promise<Ended> => {
    send();
    return ended;
  };
  return {
    address,
    output,
    child,
    stop: () => end(() => child.kill("SIGINT")),
    kill: () => end(() => process.kill(-child.pid!, "SIGKILL")),
  };
}

/** `npm start` with these settings, which is expected to fail: its exit code and all that it printed. */
export async function failToOpen(env: Record<string, string>, options: SpawnOptions = {}): Promise<Ended> {
  return begin(env, options).ended;
}

interface Begun {
  child: ChildProcess;
  output: () => string;
  /** Settles when all that was started is gone and has said what it had to say. */
  ended: Promise<Ended>;
}

function begin(env: Record<string, string>, options: SpawnOptions): Begun {
  const { NODE_ENV: _, ...inherited } = process.env;
  const settings = { ...inherited, DATABASE_URL: "", PORT: "0", LOG_LEVEL: "warn", ...env };
  const child = spawn(process.execPath, [BOOTSTRAP, "start"], {
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
    ...options,
    env: settings,
  });
  let output = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (output += text));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, output }));
  return { child, output: () => output, ended };
}
