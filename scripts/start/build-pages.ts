import { createHash } from "node:crypto";
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { takeLock } from "#platform/exclusive-lock.ts";
import { diskFull, folderFailure, StartFailure } from "#platform/start-failure.ts";
import type { Cleanup } from "./cleanup.ts";

const PROJECT = fileURLToPath(new URL("../../", import.meta.url));
const BUILD = join(PROJECT, "build");
/** What the built pages came from: written last, so a build that was cut short has none. */
const STAMP = join(BUILD, "sources.sha256");
/** Not in the build's folder, which a build begins by emptying. */
const CACHE = join(PROJECT, "node_modules/.cache");
const SOURCES = [
  "src/**/*",
  "public/**/*",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "package-lock.json",
];

/**
 * Builds the storefront if its sources are not those of the last build. Of several starts at once, one builds.
 * @returns whether it was built now
 * @throws StartFailure when the build fails, with the end of what it printed
 */
export async function buildPages(cleanup: Cleanup): Promise<boolean> {
  const sources = await hashSources();
  if (isBuilt(sources)) return false;
  try {
    mkdirSync(CACHE, { recursive: true });
    const lock = await waitForLock();
    try {
      if (isBuilt(sources)) return false;
      rmSync(STAMP, { force: true });
      await runBuild(cleanup);
      writeFileSync(STAMP, sources);
    } finally {
      lock.release();
    }
  } catch (error) {
    throw folderFailure(error, BUILD);
  }
  return true;
}

function isBuilt(sources: string): boolean {
  return existsSync(STAMP) && existsSync(join(BUILD, "server/index.js")) && readFileSync(STAMP, "utf8") === sources;
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: PROJECT, withFileTypes: true })) {
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.sort())
    hash.update(file.slice(PROJECT.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

async function waitForLock() {
  for (;;) {
    const lock = takeLock(join(CACHE, "weft-building.lock"));
    if (lock) return lock;
    await pause(100);
  }
}

async function runBuild(cleanup: Cleanup): Promise<void> {
  const tool = join(PROJECT, "node_modules/@react-router/dev/bin.cjs");
  const child = spawn(process.execPath, [tool, "build"], {
    cwd: PROJECT,
    env: { ...process.env, NODE_ENV: "production", FORCE_COLOR: undefined, NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  cleanup.add(() => void child.kill());
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (output += text));
  const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
  if (code === 0) return;
  const end = output
    .trimEnd()
    .split("\n")
    .slice(-15)
    .map((line) => `  ${line}`);
  throw diskFull(output, BUILD) ?? new StartFailure(["The pages could not be built:", ...end].join("\n"));
}
