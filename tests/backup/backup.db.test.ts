import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { loadDemoShopIfEmpty } from "#demo/load-demo-shop.ts";
import { localMediaStore } from "#adapters/media/local-folder.ts";
import { s3MediaStore } from "#adapters/media/s3-bucket.ts";
import { removeLoose } from "#domain/media/loose-media.ts";
import { lockForBackup } from "#platform/backup/backup-lock.ts";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import { ownTables, queuedTasks } from "#platform/backup/tables.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { createLog } from "#platform/log.ts";
import { databaseUrl } from "#tests/database/database-url.ts";
import { withClient } from "#tests/database/with-client.ts";
import { openS3Server } from "#tests/fixtures/s3-server.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shoppers } from "#tests/fixtures/shoppers.ts";
import { openRaceShop, type RaceShop } from "#tests/race/race-shop.ts";

const log = createLog("silent");
const folder = mkdtempSync(join(tmpdir(), "weft-backup-"));
const FILES = { "reviews/a/picture-1-320.avif": randomBytes(300_000), "reviews/b/film.mp4": randomBytes(2_000_000) };
const made: string[] = [];
let shop: RaceShop;
const media = localMediaStore(join(folder, "media"));

beforeAll(async () => {
  shop = await openRaceShop(20);
  await loadDemoShopIfEmpty(shop.ctx);
  for (const [key, content] of Object.entries(FILES)) await putFile(key, content);
  await coupon(shop.ctx, "TWENTY", { limit: 20 });
});
afterAll(async () => {
  await shop.close();
  for (const name of made) await onServer(`drop database ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});

async function putFile(key: string, content: Buffer): Promise<void> {
  const file = join(folder, randomBytes(4).toString("hex"));
  writeFileSync(file, content);
  await media.moveIn(key, file, "application/octet-stream");
}

async function onServer(sql: string): Promise<void> {
  await withClient(inject("postgresUrl"), (client) => client.query(sql));
}

/** A database without anything in it, and an empty folder. */
async function emptyPlace() {
  const name = `weft_restored_${randomBytes(5).toString("hex")}`;
  await onServer(`create database ${name}`);
  made.push(name);
  const store = localMediaStore(join(folder, name));
  return { url: databaseUrl(inject("postgresUrl"), name), media: store, spool: join(folder, `${name}-spool`), log };
}

/** Every table with the number of its rows and their sum, the sequences too. */
async function contents(url: string): Promise<Record<string, unknown>> {
  return withClient(url, async (client) => {
    const found: Record<string, unknown> = {};
    for (const { name } of await ownTables(client)) {
      const { rows } = await client.query(
        `select count(*), md5(coalesce(string_agg(row::text, E'\\n' order by row::text collate "C"), '')) from ${name} as row`,
      );
      found[name] = rows[0];
    }
    const sequences = await client.query("select schemaname, sequencename, last_value from pg_sequences order by 1, 2");
    const keys = await client.query(
      "select conname, pg_get_constraintdef(oid) from pg_constraint where contype in ('f', 'c', 'u', 'p') order by 1, 2",
    );
    const triggers = await client.query("select tgname, tgenabled from pg_trigger where not tgisinternal order by 1");
    const tasks = await queuedTasks(client);
    return { ...found, tasks, sequences: sequences.rows, keys: keys.rows, triggers: triggers.rows };
  });
}

let count = 0;
const newFile = () => join(folder, `backup-${++count}.tar.gz`);

it("brings back every table, sequence, key, trigger and media file", async () => {
  const [buyer] = await shoppers(shop.ctx, shop.app, 1);
  const item = await shop.sell("kept", 10);
  await buyer!.post("/api/order/place", orderBody([{ ...item, quantity: 3 }]));
  await withClient(shop.url, (client) =>
    client.query(
      `select from graphile_worker.add_job('a_task', '{"to":"Asha"}', queue_name => 'q', max_attempts => 7, run_at => '2100-01-01')`,
    ),
  );
  const file = newFile();
  const report = await writeBackup(shop.url, media, file);
  expect(report).toMatchObject({ media: 2, bytes: (await stat(file)).size });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const place = await emptyPlace();
  expect(await restoreBackup(file, place)).toMatchObject({ rows: report.rows, tables: report.tables, media: 2 });
  const restored = await contents(place.url);
  expect(restored).toEqual(await contents(shop.url));
  const task = { name: "a_task", payload: { to: "Asha" }, queue: "q", tries: 7 };
  expect(restored["tasks"]).toContainEqual(expect.objectContaining(task));
  for (const [key, content] of Object.entries(FILES)) {
    expect((await buffer((await place.media.read(key))!.content)).equals(content)).toBe(true);
  }
});

it("is of one moment, though orders come in meanwhile", async () => {
  const item = await shop.sell("busy", 10_000);
  const buyers = await shoppers(shop.ctx, shop.app, 8);
  let selling = true;
  let placed = 0;
  const buy = async (buyer: (typeof buyers)[number]) => {
    while (selling) {
      const { status } = await buyer.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]));
      if (status === 200) placed += 1;
    }
  };
  const load = buyers.map(buy);
  await expect.poll(() => placed).toBeGreaterThan(20);
  const before = placed;
  const file = newFile();
  await writeBackup(shop.url, media, file);
  const after = placed;
  selling = false;
  await Promise.all(load);
  expect(after).toBeGreaterThan(before);

  const place = await emptyPlace();
  await restoreBackup(file, place);
  const [found] = await withClient(place.url, async (client) => {
    const { rows } = await client.query<{ stock: number; sold: number; orders: number; bare: number }>(`
      select (select stock from variant where product_id = 'busy') as stock,
        (select sum(quantity)::int from order_line where product_id = 'busy') as sold,
        (select count(distinct order_id)::int from order_line where product_id = 'busy') as orders,
        (select count(*)::int from orders where not exists (select from order_line where order_id = orders.id)) as bare`);
    return rows;
  });
  expect(found!.stock + found!.sold).toBe(10_000);
  expect(found!.bare).toBe(0);
  expect(found!.orders).toBeGreaterThanOrEqual(before);
  expect(found!.orders).toBeLessThanOrEqual(after + buyers.length);
});

it("keeps the files of a review that is replaced meanwhile", async () => {
  const ctx = { ...shop.ctx, adapters: { ...shop.ctx.adapters, media } };
  await putFile("reviews/c/film.mp4", Buffer.from("film"));
  await shop.ctx.db.insertInto("loose_media").values({ folder: "reviews/c", given_up: true }).execute();
  await withClient(shop.url, async (client) => {
    expect(await lockForBackup(client)).toBe(true);
    await removeLoose(ctx, "reviews/c");
    expect(await media.size("reviews/c/film.mp4")).toBe(4);
    await expect(writeBackup(shop.url, media, newFile())).rejects.toThrow("Another backup");
  });
  await removeLoose(ctx, "reviews/c");
  expect(await media.size("reviews/c/film.mp4")).toBeNull();
});

it("goes from a folder into a bucket", async () => {
  const file = newFile();
  await writeBackup(shop.url, media, file);
  const s3 = await openS3Server("key", "secret");
  const bucket = s3MediaStore({ url: s3.url, region: "eu-west-1", keyId: "key", secret: "secret" });
  await restoreBackup(file, { ...(await emptyPlace()), media: bucket });
  expect(s3.keys().toSorted()).toEqual(Object.keys(FILES).toSorted());
  await s3.close();
});

it("is refused by a database or a media store that holds anything", async () => {
  const file = newFile();
  await writeBackup(shop.url, media, file);
  const place = await emptyPlace();
  await expect(restoreBackup(file, { ...place, url: shop.url })).rejects.toThrow("The database is not empty");
  await expect(restoreBackup(file, { ...place, media })).rejects.toThrow("The media store is not empty");
  await expect(writeBackup(shop.url, media, file)).rejects.toThrow("already");
});

it("restores all of it or nothing: a cut or changed file leaves the place empty, and the whole one goes in after", async () => {
  const file = newFile();
  await writeBackup(shop.url, media, file);
  const place = await emptyPlace();
  const whole = readFileSync(file);
  const tar = gunzipSync(whole);
  const changed = Buffer.from(tar);
  const at = changed.indexOf("asha");
  changed.write("ASHA", at < 0 ? changed.indexOf("Pune") : at);
  const damaged: Record<string, Buffer> = {
    "cut in the middle": whole.subarray(0, whole.length / 2),
    "without its end": gzipSync(tar.subarray(0, tar.lastIndexOf("weft-backup-end.json"))),
    changed: gzipSync(changed),
    "no archive": Buffer.from("hello"),
    empty: Buffer.alloc(0),
  };
  for (const content of Object.values(damaged)) {
    const bad = newFile();
    writeFileSync(bad, content);
    await expect(restoreBackup(bad, place)).rejects.toThrow(/is no(t a whole)? backup/);
  }
  await expect(restoreBackup(join(folder, "none"), place)).rejects.toThrow("There is no file");
  expect((await restoreBackup(file, place)).media).toBe(2);
  expect(await contents(place.url)).toEqual(await contents(shop.url));
});
