import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { readPidFile } from "#platform/embedded-postgres/pid-file.ts";
import { createLog } from "#platform/log.ts";
import { lastingFolder } from "#tests/setup/folders.ts";
import { openShop } from "#tests/setup/shop-process.ts";
import { audit, stockShop } from "./books.ts";
import { startBuying } from "./order-load.ts";
import { startShop } from "./start-shop.ts";

/** The long form takes the database away for 20 seconds. */
const AWAY = process.env["FAULT_ROUNDS"] ? 20_000 : 3_000;

const { folder, remove } = lastingFolder();
afterAll(remove);
let count = 0;

/** A server that is not the shop's own, as with DATABASE_URL. */
async function ownServer(): Promise<{ dataDir: string; server: EmbeddedPostgres }> {
  const dataDir = join(folder, `server-${++count}`);
  return { dataDir, server: await startEmbeddedPostgres({ dataDir, log: createLog("silent") }) };
}

/** The processes of a server beside its first. */
function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);
}

const isStopped = (pid: number) => /\) T /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));

const status = (url: string) => fetch(url, { signal: AbortSignal.timeout(30_000) }).then((reply) => reply.status);

/** How many pages a shop has sent from memory. */
async function pageHits(address: string): Promise<number> {
  const figures = await (await fetch(`${address}/metrics`)).text();
  return Number(/^weft_page_cache_total\{result="hit"\} (\d+)$/m.exec(figures)?.[1] ?? 0);
}

describe("the database is away", () => {
  it("calls are refused soon with the time to come again, and the shop recovers by itself", async () => {
    const { dataDir, server } = await ownServer();
    const shop = await startShop({ DATA_DIR: join(folder, "away"), DATABASE_URL: server.url });
    onTestFinished(async () => {
      shop.send("SIGTERM");
      await shop.ended;
    });
    const buying = await stockShop(server.url, 4);
    const load = startBuying(shop.address, buying);
    await expect.poll(() => buying.told.placed.size).toBeGreaterThan(10);
    await server.stop();
    const until = Date.now() + AWAY;
    while (Date.now() < until) {
      expect(await status(`${shop.address}/healthz`)).toBe(200);
      expect(await status(`${shop.address}/readyz`)).toBe(503);
      const reply = await fetch(`${shop.address}/api/cart/get`, {
        method: "POST",
        headers: { token: buying.tokens[0]! },
      });
      expect([reply.status, reply.headers.get("retry-after")]).toEqual([503, "5"]);
      await pause(250);
    }
    expect(shop.lives()).toBe(true);
    const again = await startEmbeddedPostgres({ dataDir, log: createLog("silent") });
    onTestFinished(() => again.stop());
    await expect.poll(() => status(`${shop.address}/readyz`)).toBe(200);
    const before = buying.told.placed.size;
    await expect.poll(() => buying.told.placed.size).toBeGreaterThan(before + 5);
    await load.stop();
    expect(await audit(again.url, buying.told)).toEqual([]);
  });

  it("a database that hangs holds nobody for ever", async () => {
    const { dataDir, server } = await ownServer();
    onTestFinished(() => server.stop());
    const shop = await startShop({ DATA_DIR: join(folder, "hangs"), DATABASE_URL: server.url });
    onTestFinished(async () => {
      shop.send("SIGTERM");
      await shop.ended;
    });
    const buying = await stockShop(server.url, 1);
    const { pid: postmaster } = readPidFile(join(dataDir, "postgres"))!;
    // The parent first: once it stands still, a child that ends keeps its number until it goes on.
    process.kill(postmaster, "SIGSTOP");
    await expect.poll(() => isStopped(postmaster)).toBe(true);
    const backends = childrenOf(postmaster);
    for (const pid of backends) process.kill(pid, "SIGSTOP");
    try {
      const asked = Array.from({ length: 30 }, () =>
        fetch(`${shop.address}/api/cart/get`, { method: "POST", headers: { token: buying.tokens[0]! } }).then(
          (reply) => reply.status,
        ),
      );
      expect(await status(`${shop.address}/readyz`)).toBe(503);
      expect(new Set(await Promise.all(asked))).toEqual(new Set([503]));
    } finally {
      for (const pid of [...backends, postmaster]) process.kill(pid, "SIGCONT");
    }
    await expect.poll(() => status(`${shop.address}/readyz`)).toBe(200);
  });

  it("pages that were asked for before go on", async () => {
    const { dataDir, server } = await ownServer();
    const shop = await openShop({ DATA_DIR: join(folder, "pages"), DATABASE_URL: server.url });
    onTestFinished(async () => void (await shop.stop()));
    const known = ["/", "/collection"];
    // A page is in memory a moment after it was first sent.
    const fromMemory = async () => {
      const before = await pageHits(shop.address);
      for (const path of known) expect(await status(shop.address + path)).toBe(200);
      return (await pageHits(shop.address)) - before;
    };
    await expect.poll(fromMemory).toBe(known.length);
    await server.stop();
    for (const until = Date.now() + AWAY; Date.now() < until; await pause(250)) {
      for (const path of known) expect(await status(shop.address + path)).toBe(200);
    }
    const unknown = await fetch(`${shop.address}/collection?sort=price-desc`);
    expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"]);
    const again = await startEmbeddedPostgres({ dataDir, log: createLog("silent") });
    onTestFinished(() => again.stop());
    await expect.poll(() => status(`${shop.address}/collection?sort=price-desc`)).toBe(200);
  });
});
