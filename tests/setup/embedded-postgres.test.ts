import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { findRunningPostgres } from "#platform/embedded-postgres/find-running.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import type { StartFailure } from "#platform/start-failure.ts";
import { AS_ROOT, NOBODY, giveToOrdinaryUser, lastingFolder, smallDisk, temporaryFolder } from "./folders.ts";
import { query, startServer, superuser } from "./server.ts";

describe("the server", () => {
  let url: string;
  beforeAll(async () => {
    const { folder, remove } = lastingFolder();
    const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog("silent") });
    url = server.url;
    await query(url, "create extension pg_trgm");
    return async () => {
      await server.stop();
      remove();
    };
  });

  it("gives the shop a role that owns its database and is no superuser", async () => {
    const roles = "select rolsuper, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user";
    expect(await query(url, roles)).toEqual([{ rolsuper: false, rolcreaterole: false, rolcreatedb: false }]);
  });

  it("knows letters beyond ASCII: case, words and trigrams", async () => {
    const [row] = await query(url, "select lower('ÄÉЖ') as lower, similarity('футболка', 'футболки') > 0.5 as similar");
    expect(row).toEqual({ lower: "äéж", similar: true });
  });

  it("listens on no network port, and lets no other user in", async () => {
    expect(await query(url, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    const socketFolder = new URL(url).searchParams.get("host")!;
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
  });

  it("never gives up a committed row for speed", async () => {
    const names = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums"];
    const [row] = await query(url, `select ${names.map((name) => `current_setting('${name}') as ${name}`).join(", ")}`);
    expect(row).toEqual(Object.fromEntries(names.map((name) => [name, "on"])));
  });
});

describe("the data", () => {
  it("outlasts a stop and a start; what an interrupted first start left is swept away", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "postgres.half-made-abc"));
    writeFileSync(join(folder, "postgres.half-made-abc", "PG_VERSION"), "18\n");
    const first = await startServer(folder);
    expect(first.made).toBe(true);
    expect(readdirSync(folder).filter((name) => name.includes("half-made"))).toEqual([]);
    await query(first.url, "create table kept as select 42 as answer");
    await first.stop();
    const second = await startServer(folder);
    expect(second.made).toBe(false);
    expect(await query(second.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });

  it("of another PostgreSQL version is refused", async () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "postgres"));
    writeFileSync(join(folder, "postgres", "PG_VERSION"), "17\n");
    await expect(startServer(folder)).rejects.toThrow(
      /was made by PostgreSQL 17, and this Weft brings PostgreSQL 18\./,
    );
  });

  it("is served by the user who owns it", async () => {
    const folder = temporaryFolder();
    const cluster = join(folder, "postgres");
    mkdirSync(cluster);
    giveToOrdinaryUser(cluster);
    const { url } = await startServer(folder);
    expect(statSync(join(cluster, "postmaster.pid")).uid).toBe(AS_ROOT ? NOBODY : process.getuid!());
    expect(await query(superuser(url), "show is_superuser")).toEqual([{ is_superuser: "on" }]);
  });

  it("on a disk that became full is told of in one sentence, and whole again once there is space", async () => {
    const folder = smallDisk(100) ?? temporaryFolder();
    const first = await startServer(folder);
    await query(first.url, "create table kept as select 42 as answer");
    await first.stop();
    const full = fillDisk(folder);
    await expect(startServer(folder)).rejects.toThrow(`The disk is full: there is no space left to write to ${folder}`);
    full.empty();
    const { url } = await startServer(folder);
    expect(await query(url, "select answer from kept")).toEqual([{ answer: 42 }]);
  });
});

describe("a server that is gone", () => {
  it("comes back by itself with all that was committed; when it keeps dying, the owner is told", async () => {
    const folder = temporaryFolder();
    let lost: StartFailure | undefined;
    const { url } = await startServer(folder, { onLost: (failure) => (lost = failure) });
    await query(url, "create table kept as select 42 as answer");
    const kill = async () => {
      const killed = serverProcess(folder);
      process.kill(killed, "SIGKILL");
      const isBack = () => findRunningPostgres(folder) !== undefined && serverProcess(folder) !== killed;
      await until(() => lost !== undefined || isBack());
    };
    await kill();
    expect(await query(url, "select answer from kept")).toEqual([{ answer: 42 }]);
    while (lost === undefined) await kill();
    expect(lost?.message).toMatch(/^PostgreSQL stopped: .*postgres\.log/);
  });

  it("is not taken for running because its process number belongs to somebody else by now", async () => {
    const folder = temporaryFolder();
    await (await startServer(folder)).stop();
    const stale = [process.pid, join(folder, "postgres"), 1, 5432, "/nowhere", "", "1 1", "ready"];
    writeFileSync(join(folder, "postgres", "postmaster.pid"), `${stale.join("\n")}\n`);
    expect(findRunningPostgres(folder)).toBeUndefined();
    const { url } = await startServer(folder);
    expect(await query(url, "select 1 as here")).toEqual([{ here: 1 }]);
  });
});

/** Leaves no space on a small disk; on another, lets the file that is written first stand for a full one. */
function fillDisk(folder: string): { empty(): void } {
  const file = join(folder, "filling");
  try {
    if (statSync(folder).dev !== statSync(join(folder, "..")).dev) {
      for (;;) writeFileSync(file, Buffer.alloc(4096), { flag: "a" });
    }
  } catch {
    return { empty: () => rmSync(file) };
  }
  rmSync(join(folder, "weft.pid"));
  symlinkSync("/dev/full", join(folder, "weft.pid"));
  return { empty: () => rmSync(join(folder, "weft.pid")) };
}

function serverProcess(folder: string): number {
  return Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}
