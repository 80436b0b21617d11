import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { migrate, migrationFiles } from "./migrate.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it("applies each file once, however many start at once", async () => {
  const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(shop.url, shop.ctx.log)));
  expect(runs.flatMap((run) => run.applied)).toEqual([]);
  const rows = await shop.ctx.db.selectFrom("migration").select("name").orderBy("name").execute();
  expect(rows.map((row) => row.name)).toEqual(await migrationFiles());
});

it("refuses a database that is ahead of this code", async () => {
  await shop.ctx.db.insertInto("migration").values({ name: "9999_from_the_future.sql" }).execute();
  await expect(migrate(shop.url, shop.ctx.log)).rejects.toThrow("9999_from_the_future.sql");
});
