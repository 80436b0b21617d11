import { execFile, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

export interface RunningShop {
  address: string;
  /** What the shop printed so far. */
  output(): string;
  /** Ends it as a Ctrl-C would, and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends the shop and everything it started by kill -9. */
  kill(): Promise<void>;
}

/** What `npm run import -- FILE` prints, on a shop's data folder. */
export async function runImport(dataDir: string, file: string): Promise<string> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const env = { ...inherited, DATA_DIR: dataDir, LOG_LEVEL: "warn" };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ["scripts/bootstrap.cjs", "import", file], {
    env,
  });
  return stdout + stderr;
}

/** Starts a shop the way `npm start` does, on a free port, with a data folder of its own. */
export async function startShop(dataDir: string, env: Record<string, string> = {}): Promise<RunningShop> {
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, ["scripts/bootstrap.cjs", "start"], {
    env: { ...inherited, PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", "pipe"],
    // A process group of its own, so that all of it can be killed at once.
    detached: true,
  });
  let output = "";
  const address = new Promise<string>((resolve, reject) => {
    const hear = (text: string) => {
      output += text;
      const found = /open at (https?:\/\/\S+)\s/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout.setEncoding("utf8").on("data", hear);
    child.stderr.setEncoding("utf8").on("data", hear);
    child.once("exit", () => reject(new Error(`The shop did not start:\n${output}`)));
  });
  return {
    address: await address,
    output: () => output,
    stop: () => end(child, () => child.kill("SIGTERM")),
    kill: () => end(child, () => process.kill(-child.pid!, "SIGKILL")),
  };
}

/** A shop with a folder of its own. */
export interface OwnShop extends RunningShop {
  folder: string;
  /** Where it keeps everything, in its folder. */
  dataDir: string;
  /** Stops it, and removes its folder. */
  close(): Promise<void>;
}

/** Starts a shop whose data nobody needs afterwards. */
export async function startOwnShop(env: Record<string, string> = {}): Promise<OwnShop> {
  const folder = await mkdtemp(join(tmpdir(), "weft-browser-"));
  const dataDir = join(folder, "data");
  const shop = await startShop(dataDir, env);
  const close = async () => {
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...shop, folder, dataDir, close };
}

/** What it started holds its output open: closed, all of them are gone. */
async function end(child: ChildProcess, send: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "close");
  send();
  await gone;
}
