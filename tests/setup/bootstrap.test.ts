import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "./folders.ts";

const BOOTSTRAP = fileURLToPath(new URL("../../scripts/bootstrap.cjs", import.meta.url));

/** A command that says what it was given, and one that waits to be told to stop. */
const COMMANDS = {
  hello: `console.log(JSON.stringify(process.argv.slice(2)), process.env.INIT_CWD); process.exit(3);`,
  wait: `import { writeFileSync } from "node:fs";
    const end = (why: string) => { writeFileSync("ended", why); process.exit(0); };
    process.on("SIGTERM", () => end("SIGTERM"));
    process.on("disconnect", () => end("disconnect"));
    console.log("waiting");`,
};

/** A project of one package that npm installs without a network. */
function tinyProject(): string {
  const folder = temporaryFolder();
  for (const name of ["scripts", "one"]) mkdirSync(join(folder, name));
  copyFileSync(BOOTSTRAP, join(folder, "scripts/bootstrap.cjs"));
  for (const [name, code] of Object.entries(COMMANDS)) writeFileSync(join(folder, `scripts/${name}.ts`), code);
  writeJson(folder, "package.json", { name: "tiny", type: "module", dependencies: { one: "file:one" } });
  lockVersion(folder, "1.0.0");
  return folder;
}

function lockVersion(folder: string, version: string): void {
  writeJson(folder, "one/package.json", { name: "one", version });
  const packages = {
    "": { name: "tiny", dependencies: { one: "file:one" } },
    "node_modules/one": { resolved: "one", link: true },
    one: { version },
  };
  writeJson(folder, "package-lock.json", { name: "tiny", lockfileVersion: 3, requires: true, packages });
}

function writeJson(folder: string, file: string, content: object): void {
  writeFileSync(join(folder, file), JSON.stringify(content));
}

function run(folder: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const { npm_lifecycle_event: _, INIT_CWD: __, ...inherited } = process.env;
  return spawn(process.execPath, [join(folder, "scripts/bootstrap.cjs"), ...args], {
    cwd: folder,
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; output: string }> {
  let output = "";
  child.stdout!.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr!.setEncoding("utf8").on("data", (text: string) => (output += text));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output };
}

async function fileWithText(file: string): Promise<string> {
  while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(20);
  return readFileSync(file, "utf8");
}

it("installs what is missing, once, and hands on arguments, folder and exit code", async () => {
  const folder = tinyProject();
  const first = await outcome(run(folder, ["hello", "a b", "--flag"]));
  expect(first.code).toBe(3);
  expect(first.output).toMatch(/^Installing packages … \d+\.\d s\n/);
  expect(first.output).toContain(`["a b","--flag"] ${folder}`);
  expect((await outcome(run(folder, ["hello"]))).output).not.toContain("Installing");

  lockVersion(folder, "1.0.1");
  expect((await outcome(run(folder, ["hello"]))).output).toContain("Installing");
});

it("installs once for two starts at the same moment", async () => {
  const folder = tinyProject();
  const both = await Promise.all([1, 2].map(() => outcome(run(folder, ["hello"]))));
  expect(both.map(({ code }) => code)).toEqual([3, 3]);
  expect(both.filter(({ output }) => output.includes("Installing packages"))).toHaveLength(1);
});

it("installs after an installation that was killed", async () => {
  const folder = tinyProject();
  mkdirSync(join(folder, "build"));
  const dead = spawn("true");
  await once(dead, "exit");
  writeFileSync(join(folder, "build/installing.pid"), `${dead.pid}`);
  expect((await outcome(run(folder, ["hello"]))).code).toBe(3);
});

it("says in one sentence that the registry cannot be reached", async () => {
  const folder = tinyProject();
  const packages = { "": { dependencies: { two: "1.0.0" } }, "node_modules/two": { version: "1.0.0" } };
  writeJson(folder, "package.json", { name: "tiny", dependencies: { two: "1.0.0" } });
  writeJson(folder, "package-lock.json", { name: "tiny", lockfileVersion: 3, requires: true, packages });
  const closed = { npm_config_registry: "http://127.0.0.1:9/", npm_config_fetch_retries: "0" };
  const { code, output } = await outcome(run(folder, ["hello"], closed));
  expect(code).toBe(1);
  expect(output).toMatch(/The packages could not be installed: npm cannot reach its registry\./);
  expect(output).not.toMatch(/^\s+at /m);
});

it("names a command that there is not", async () => {
  const { code, output } = await outcome(run(tinyProject(), ["nothing"]));
  expect({ code, output }).toEqual({ code: 1, output: 'There is no command "nothing".\n' });
});

it("is written so that a very old Node can read it", () => {
  const code = readFileSync(BOOTSTRAP, "utf8").replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, "");
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\b(?:const|let|async|await|class|import)\b/);
});

it("takes the command with it when it is killed", async () => {
  const folder = tinyProject();
  const child = run(folder, ["wait"]);
  await untilWaiting(child);
  child.kill("SIGKILL");
  expect(await fileWithText(join(folder, "ended"))).toBe("disconnect");
});

it.each([
  ["directly", `spawn(process.execPath, ["scripts/bootstrap.cjs", "wait"], { stdio: "inherit" })`],
  ["by a shell that stays", `spawn("sh", ["-c", "node scripts/bootstrap.cjs wait; true"], { stdio: "inherit" })`],
])("ends with the npm that started it %s, even one that is killed", async (_how, start) => {
  const folder = tinyProject();
  const npm = spawn(process.execPath, ["-e", `require("child_process").${start}`], {
    cwd: folder,
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilWaiting(npm);
  npm.kill("SIGKILL");
  expect(await fileWithText(join(folder, "ended"))).toBe("SIGTERM");
});

async function untilWaiting(child: ChildProcess): Promise<void> {
  let output = "";
  for await (const text of child.stdout!) {
    output += String(text);
    if (output.includes("waiting")) return;
  }
  throw new Error(`It ended instead of waiting:\n${output}`);
}
