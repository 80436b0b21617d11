import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ connections: 1 });
});
afterAll(() => shop.close());

const prepared = async () => {
  const { rows } = await sql<{ name: string; statement: string }>`
    select name, statement from pg_prepared_statements where name like 'kept%'`.execute(shop.ctx.db);
  return rows;
};

it("a marked statement is prepared once, whatever it is asked with; others are not", async () => {
  const { db } = shop.ctx;
  const ask = async (n: number) => (await sql<{ n: number }>`/*kept*/select ${n}::int as n`.execute(db)).rows[0]?.n;
  expect([await ask(1), await ask(2)]).toEqual([1, 2]);
  await sql`select ${3}::int as n`.execute(db);
  expect((await prepared()).map(({ statement }) => statement)).toEqual(["/*kept*/select $1::int as n"]);
  await db
    .selectFrom("customer")
    .modifyFront(sql`/*kept*/`)
    .select("id")
    .where("email", "=", "nobody")
    .execute();
  expect(await prepared()).toHaveLength(2);
});

it("one that fails says so, and the next one works", async () => {
  const { db } = shop.ctx;
  const divide = (n: number) => sql`/*kept*/select 1 / ${n}::int as n`.execute(db);
  await expect(divide(0)).rejects.toThrow(/zero/);
  expect((await divide(1)).rows).toEqual([{ n: 1 }]);
});
