import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findBrowser } from "./test/find-browser.ts";

/**
 * `npm run test:firebase`: the shop on Firebase, against the real Auth emulator of firebase-tools. That is a package of its
 * own (300 MB), installed here when it is missing. The emulator needs no Java, no login and no network, and ends with the
 * tests. With `--browser` or `--contract`, one half alone; with `--install`, nothing but the package.
 */
const ROOT = fileURLToPath(new URL("../", import.meta.url));
const PACKAGE = join(ROOT, "tests/firebase/emulator");
const FIREBASE = join(PACKAGE, "node_modules/firebase-tools/lib/bin/firebase.js");
/** Firebase takes a project of such a name for a made-up one, and asks no server of its own about it. */
const PROJECT = "demo-weft";

const bin = (name: string) => join(ROOT, "node_modules/.bin", name);
const wants = (half: string) =>
  process.argv.includes(half) || !process.argv.some((word) => /^--(browser|contract)$/.test(word));

if (process.argv.includes("--install")) process.exitCode = (await isInstalled()) ? 0 : await install();
else process.exitCode = process.argv.includes("--inside") ? await runTests() : await runWithEmulator();

/** What the emulator's own command runs while it is up. */
async function runTests(): Promise<number> {
  const config = join(ROOT, "tests/firebase/vitest.config.ts");
  const contract = wants("--contract") ? await run([bin("vitest"), "run", "--config", config]) : 0;
  if (contract !== 0 || !wants("--browser")) return contract;
  const env = { CHROMIUM_PATH: findBrowser((line) => console.log(`  ${line}`)) };
  return run([bin("playwright"), "test", "-c", join(ROOT, "tests/firebase/playwright.config.ts")], { env });
}

async function runWithEmulator(): Promise<number> {
  if (!(await isInstalled()) && (await install()) !== 0) {
    console.error("The Firebase emulator could not be installed: npm says why above.");
    return 1;
  }
  const folder = await mkdtemp(join(tmpdir(), "weft-firebase-"));
  try {
    const [auth, hub, logging] = await freePorts(3);
    const at = (port: number | undefined) => ({ host: "127.0.0.1", port });
    const config = join(folder, "firebase.json");
    const emulators = { auth: at(auth), hub: at(hub), logging: at(logging), ui: { enabled: false } };
    await writeFile(config, JSON.stringify({ emulators }));
    const inside = [process.execPath, fileURLToPath(import.meta.url), "--inside", ...process.argv.slice(2)];
    const command = inside.map((word) => `"${word}"`).join(" ");
    const exec = [
      "emulators:exec",
      "--only",
      "auth",
      "--project",
      PROJECT,
      "--config",
      config,
      "--log-verbosity",
      "QUIET",
      command,
    ];
    // It keeps its own settings and logs out of the home folder and the project.
    const env = { XDG_CONFIG_HOME: folder, CI: "1", FIREBASE_PROJECT: PROJECT };
    return await run([process.execPath, FIREBASE, ...exec], { env, cwd: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the package is there as its lockfile has it. */
async function isInstalled(): Promise<boolean> {
  const versionIn = async (file: string) => {
    const { packages } = JSON.parse(await readFile(join(PACKAGE, file), "utf8")) as Lockfile;
    return packages["node_modules/firebase-tools"]?.version;
  };
  try {
    return (await versionIn("package-lock.json")) === (await versionIn("node_modules/.package-lock.json"));
  } catch {
    return false;
  }
}

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

async function install(): Promise<number> {
  const begun = Date.now();
  console.log("Installing the Firebase emulator (300 MB) …");
  // None of the packages needs its install script for what is used here, and one would compile for minutes.
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  const npm = process.env["npm_execpath"];
  const command = npm && /\.[cm]?js$/.test(npm) ? [process.execPath, npm] : ["npm"];
  const code = await run([...command, ...args], { cwd: PACKAGE });
  console.log(`Installed in ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  return code;
}

function run(
  [command, ...args]: string[],
  { env = {}, cwd = ROOT }: { env?: Record<string, string>; cwd?: string } = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(command!, args, {
      cwd,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...inherited, ...env },
    });
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}

/** Ports that are free just now: all held at once, so that no two are the same. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, "127.0.0.1"));
  await Promise.all(servers.map((server) => once(server, "listening")));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), "close")));
  return ports;
}
