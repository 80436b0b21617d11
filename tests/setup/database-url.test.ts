import { readFileSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { checkDatabaseUrl } from "#platform/database/check-database-url.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { lastingFolder } from "./folders.ts";
import { query, superuser } from "./server.ts";

describe("a DATABASE_URL on a real server", () => {
  let url: string;
  beforeAll(async () => {
    const { folder, remove } = lastingFolder();
    const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog("silent") });
    url = server.url;
    const admin = superuser(url);
    await query(admin, "create role locked login password 'right-word'");
    await query(admin, "create role reader login");
    await query(admin, "create role stranger login");
    await query(admin, "create database latin template template0 encoding LATIN1 locale 'C' owner weft");
    // The first line that fits decides.
    const rules = join(folder, "postgres", "pg_hba.conf");
    const asked = "local all locked scram-sha-256\nlocal all stranger reject\n";
    writeFileSync(rules, asked + readFileSync(rules, "utf8"));
    await query(admin, "select pg_reload_conf()");
    // The server reads its rules a moment after it was told to.
    const stranger = changed((address) => Object.assign(address, { username: "stranger" }));
    const isLetIn = () =>
      query(stranger, "select 1").then(
        () => true,
        () => false,
      );
    while (await isLetIn()) await pause(10);
    return async () => {
      await server.stop();
      remove();
    };
  });

  const changed = (change: (address: URL) => void) => {
    const address = new URL(url);
    change(address);
    return address.href;
  };

  it("is accepted when the shop can work on it", async () => {
    await expect(checkDatabaseUrl(url)).resolves.toBeUndefined();
  });

  it.each([
    [
      "a wrong password",
      { username: "locked", password: "wrong-word" },
      /refuses the password of the user "locked"\. Check DATABASE_URL\.$/,
    ],
    ["no password", { username: "locked" }, /asks for a password\. Check DATABASE_URL\.$/],
    ["a user whom the server does not let in", { username: "stranger" }, /does not let the user "stranger" in\./],
    ["a user whom the server does not know", { username: "noone" }, /does not let the user "noone" in\./],
    ["a database that is not there", { pathname: "/gone" }, /has no database "gone"\./],
    ["a user who may not create tables", { username: "reader" }, /"reader" in DATABASE_URL may not create tables/],
    ["a database in another encoding", { pathname: "/latin" }, /is encoded as LATIN1; Weft needs UTF8\.$/],
  ])("with %s is refused in one sentence without the password", async (_what, change, sentence) => {
    const broken = changed((address) => Object.assign(address, change));
    const failure = await checkDatabaseUrl(broken).catch((error: unknown) => error as Error);
    expect(failure).toMatchObject({ name: "StartFailure", message: expect.stringMatching(sentence) });
    expect((failure as Error).message).not.toMatch(/\n|wrong-word/);
  });
});

it.each([
  "somewhere",
  "postgresql://",
  "postgresql://user:secret-word@host:port/shop",
  "mysql://user:secret-word@host/shop",
])("%s is refused for its form, and not repeated", async (url) => {
  const sentence = "DATABASE_URL must look like postgresql://user:password@host:5432/database.";
  await expect(checkDatabaseUrl(url)).rejects.toThrow(new StartFailure(sentence));
});

it("a server that is too old is refused", async () => {
  const port = await serverOfVersion("14.20");
  await expect(checkDatabaseUrl(`postgresql://weft@127.0.0.1:${port}/weft`)).rejects.toThrow(
    "DATABASE_URL leads to PostgreSQL 14.20; Weft needs 15 or later.",
  );
});

it("something else than a PostgreSQL server is refused", async () => {
  const port = await listen((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
  await expect(checkDatabaseUrl(`postgresql://weft@127.0.0.1:${port}/weft`)).rejects.toThrow(
    new RegExp(`^The database at 127\\.0\\.0\\.1:${port} cannot be used \\(.+\\)\\. Check DATABASE_URL\\.$`),
  );
});

/** Speaks as much of PostgreSQL's protocol as it takes to answer one query with one row of texts. */
function serverOfVersion(version: string): Promise<number> {
  const columns = ["version", "encoding", "may_create"];
  const described = columns.map((name) => Buffer.concat([text(name), Buffer.alloc(6), int32(25), Buffer.alloc(8)]));
  const values = [version, "UTF8", "t"].map((value) => Buffer.concat([int32(value.length), Buffer.from(value)]));
  const ready = message("Z", Buffer.from("I"));
  const row = [
    message("T", Buffer.concat([int16(columns.length), ...described])),
    message("D", Buffer.concat([int16(values.length), ...values])),
    message("C", text("SELECT 1")),
    ready,
  ];
  return listen((socket) => {
    socket.once("data", () => {
      socket.write(Buffer.concat([message("R", int32(0)), ready]));
      socket.once("data", () => socket.write(Buffer.concat(row)));
    });
  });
}

function listen(answer: (socket: Socket) => void): Promise<number> {
  const server = createServer((socket) => answer(socket.on("error", () => {})));
  onTestFinished(() => void server.close());
  return new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve((server.address() as AddressInfo).port)));
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function text(value: string): Buffer {
  return Buffer.from(`${value}\0`);
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(value);
  return buffer;
}

function int16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeInt16BE(value);
  return buffer;
}
