import { execFileSync } from "node:child_process";
import { createServer } from "node:http";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findRunningPostgres } from "#platform/embedded-postgres/find-running.ts";
import { readPidFile } from "#platform/embedded-postgres/pid-file.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { diskFull } from "#platform/start-failure.ts";
import { afterAll, describe, expect, it } from "vitest";
import { smallDisk } from "./folders.ts";
import { failToOpen, openShop, type Ended } from "./shop-process.ts";

const folder = mkdtempSync(join(tmpdir(), "weft-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const dataDir = (name: string) => join(folder, name);

/** One sentence for the owner: exit code 1, no stack trace. */
function expectSentence({ code, output }: Ended, sentence: RegExp): void {
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(output).not.toMatch(/node:internal|Error:/);
  expect(code).toBe(1);
}

async function products(address: string): Promise<number> {
  return ((await (await fetch(`${address}/api/product/list?limit=1`)).json()) as { total: number }).total;
}

describe("npm start", () => {
  it("opens, keeps its data over a stop and over kill -9, beside another shop", async () => {
    const DATA_DIR = dataDir("kept");
    const first = await openShop({ DATA_DIR });
    await expect.poll(() => first.output()).toMatch(/Demo account: demo@weft\.example/);
    await expect.poll(async () => (await fetch(`${first.address}/readyz`)).status).toBe(200);
    expect((await fetch(first.address)).status).toBe(200);
    const count = await products(first.address);
    expect(count).toBeGreaterThanOrEqual(120);

    const other = await openShop({ DATA_DIR: dataDir("other"), DEMO: "0" });
    expect(other.address).not.toBe(first.address);
    expect(await products(other.address)).toBe(0);
    expect((await other.stop()).code).toBe(0);

    expectSentence(await failToOpen({ DATA_DIR }), /Another Weft \(process \d+\) is using .*kept/);

    expect((await first.stop()).code).toBe(0);
    const second = await openShop({ DATA_DIR });
    expect(second.output()).not.toContain("products loaded");
    expect(await products(second.address)).toBe(count);
    await second.kill();

    const third = await openShop({ DATA_DIR });
    expect(await products(third.address)).toBe(count);
    expect((await third.stop()).code).toBe(0);
  });

  it("starts again after the database alone was killed", async () => {
    const DATA_DIR = dataDir("database-killed");
    const shop = await openShop({ DATA_DIR, DEMO: "0" });
    const postmaster = () => readPidFile(join(DATA_DIR, "postgres"))?.pid;
    const killed = postmaster()!;
    process.kill(killed, "SIGKILL");
    // Before, the shop would still be ready.
    await expect.poll(() => findRunningPostgres(DATA_DIR) !== undefined && postmaster() !== killed).toBe(true);
    await expect.poll(async () => (await fetch(`${shop.address}/readyz`)).status).toBe(200);
    expect((await shop.stop()).code).toBe(0);
    const again = await openShop({ DATA_DIR, DEMO: "0" });
    expect((await again.stop()).code).toBe(0);
  });

  it("runs on the database of DATABASE_URL, and keeps nothing of it in the data folder", async () => {
    const server = await startEmbeddedPostgres({ dataDir: dataDir("own-server"), log: createLog("error") });
    try {
      const DATA_DIR = dataDir("own-database");
      const shop = await openShop({ DATA_DIR, DATABASE_URL: server.url });
      expect(await products(shop.address)).toBeGreaterThanOrEqual(120);
      expect((await shop.stop()).code).toBe(0);
      expect(existsSync(join(DATA_DIR, "postgres"))).toBe(false);
    } finally {
      await server.stop();
    }
  });

  it("works in a folder that nobody else can enter", async () => {
    const closed = dataDir("closed");
    mkdirSync(closed, { mode: 0o700 });
    const shop = await openShop({ DATA_DIR: join(closed, "data"), DEMO: "0" });
    await expect.poll(async () => (await fetch(`${shop.address}/readyz`)).status).toBe(200);
    expect((await shop.stop()).code).toBe(0);
  });
});

describe("one clear sentence and exit code 1", () => {
  it("for a port in use", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    try {
      expectSentence(await failToOpen({ DATA_DIR: dataDir("port"), PORT: `${port}` }), new RegExp(`${port}.*use`));
    } finally {
      server.close();
    }
  });

  it("for settings of the wrong form, each named", async () => {
    const ended = await failToOpen({ DATA_DIR: dataDir("settings"), PORT: "many", HOME_COUNTRY: "India" });
    expectSentence(ended, /The setting PORT must be a whole number/);
    expect(ended.output).toMatch(/The setting HOME_COUNTRY must be/);
  });

  it.each([
    ["of the wrong form", "mysql://somewhere", /must look like postgresql:\/\//],
    [
      "where nothing listens",
      "postgresql://weft:secret-word@127.0.0.1:9/weft",
      /No PostgreSQL server answers at 127\.0\.0\.1:9/,
    ],
    [
      "of an unknown host",
      "postgresql://weft:secret-word@no-such-host.invalid:5432/weft",
      /no-such-host\.invalid.*not known/,
    ],
  ])("for a DATABASE_URL %s", async (_what, DATABASE_URL, sentence) => {
    const ended = await failToOpen({ DATA_DIR: dataDir("url"), DATABASE_URL });
    expectSentence(ended, sentence);
    expect(ended.output).not.toContain("secret-word");
  });

  it("for a data folder that is a file", async () => {
    writeFileSync(dataDir("a-file"), "");
    expectSentence(await failToOpen({ DATA_DIR: dataDir("a-file") }), /is not a folder/);
  });

  it("for a full disk", async () => {
    expectSentence(await startOnFullDisk(), /disk is full/i);
  });

  it("for a Node that is too old", () => {
    const bootstrap = fileURLToPath(new URL("../../scripts/bootstrap.cjs", import.meta.url));
    const code = `Object.defineProperty(process.versions, "node", { value: "18.19.1" }); process.argv[2] = "start"; require(${JSON.stringify(bootstrap)});`;
    let ended: Ended = { code: 0, output: "" };
    try {
      execFileSync(process.execPath, ["-e", code, "start"], { encoding: "utf8", stdio: "pipe" });
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      ended = { code: status, output: stderr };
    }
    expectSentence(ended, /Weft needs Node 20 or later to start, and this is Node 18\.19\.1/);
  });
});

/** Where no disk can be made for it, the sentence is made of what PostgreSQL says on a full one. */
async function startOnFullDisk(): Promise<Ended> {
  const DATA_DIR = smallDisk(24);
  if (DATA_DIR !== undefined) return failToOpen({ DATA_DIR });
  return { code: 1, output: diskFull("could not write: No space left on device", "data")?.message ?? "" };
}
