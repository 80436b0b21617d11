import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { clearInBatches } from "#platform/database/clear-in-batches.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { clearEnded } from "./clear-ended.ts";
import { issueToken, resolveToken } from "./tokens.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
const HOUR = 3_600_000;
const SESSIONS = { table: "shop_session", key: "token_hash", column: "expires_at" };

let shop: TestShop;
let customer: string;
let at = NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => at });
  const row = { identity_uid: "asha", email: "asha@example.com", name: "Asha", auth_method: "password" };
  const made = await shop.ctx.db.insertInto("customer").values(row).returning("id").executeTakeFirstOrThrow();
  customer = made.id;
});
afterAll(() => shop.close());
beforeEach(async () => {
  at = NOW;
  await shop.ctx.db.deleteFrom("shop_session").execute();
});

/** That many tokens that ended before now, an hour apart. */
async function ended(count: number): Promise<void> {
  await sql`insert into shop_session (token_hash, customer_id, expires_at)
    select sha256(n::text::bytea), ${customer}, ${NOW}::timestamptz - n * interval '1 hour'
    from generate_series(1, ${count}::int) n`.execute(shop.ctx.db);
}

const left = async (table: string) =>
  (await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(shop.ctx.db)).rows[0]!
    .count;

it("clears away tokens, sessions, mailed links and guesses that have ended, and nothing else", async () => {
  const { ctx } = shop;
  await ended(3);
  const token = await issueToken(ctx, customer);
  await sql`insert into identity."user" (id, name, email, "emailVerified")
    values ('u', 'Asha', 'asha@example.com', true)`.execute(ctx.db);
  await sql`insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId")
    select n, ${NOW}::timestamptz + n * interval '1 hour', n, now(), 'u' from generate_series(-2, 1) n`.execute(ctx.db);
  await sql`insert into identity."verification" (id, identifier, value, "expiresAt")
    select n, n, n, ${NOW}::timestamptz + n * interval '1 hour' from generate_series(-2, 1) n`.execute(ctx.db);
  await sql`insert into identity."guess" (key, count, ends_at)
    select n::text::bytea, 1, ${NOW}::timestamptz + n * interval '1 hour' from generate_series(-2, 1) n`.execute(
    ctx.db,
  );
  await sql`insert into identity."rateLimit" (id, key, count, "lastRequest")
    select n, n, 1, extract(epoch from ${NOW}::timestamptz) * 1000 - n * ${25 * HOUR}::bigint
    from generate_series(0, 2) n`.execute(ctx.db);
  await clearEnded(ctx);
  for (const table of [
    "shop_session",
    "identity.session",
    "identity.verification",
    "identity.guess",
    "identity.rateLimit",
  ])
    expect([table, await left(table)]).toEqual([table, 1]);
  expect(await resolveToken(ctx, token)).toMatchObject({ id: customer });
});

it("clears thousands in small statements, no more at once than it is told, the oldest first", async () => {
  await ended(2500);
  expect(await clearInBatches(shop.ctx.db, SESSIONS, NOW, 1200)).toBe(1200);
  const { rows } = await sql<{ oldest: Date }>`select min(expires_at) as oldest from shop_session`.execute(shop.ctx.db);
  expect(rows[0]!.oldest.getTime()).toBe(NOW.getTime() - 1300 * HOUR);
  expect(await clearInBatches(shop.ctx.db, SESSIONS, NOW)).toBe(1300);
  expect(await clearInBatches(shop.ctx.db, SESSIONS, NOW)).toBe(0);
});

it("finds what has ended by an index, however many have not", async () => {
  await sql`insert into shop_session (token_hash, customer_id, expires_at)
    select sha256(('later' || n)::bytea), ${customer}, ${NOW}::timestamptz + n * interval '1 minute'
    from generate_series(1, 20000) n`.execute(shop.ctx.db);
  await ended(5);
  await sql`analyze shop_session`.execute(shop.ctx.db);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select token_hash from shop_session
    where expires_at <= ${NOW} order by expires_at limit 1000 for update skip locked`.execute(shop.ctx.db);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("shop_session_ended");
});

it("leaves a token that is being prolonged, and several at once clear each token once", async () => {
  const { db } = shop.ctx;
  await ended(3000);
  const prolonging = db.transaction().execute(async (trx) => {
    await sql`update shop_session set expires_at = ${NOW}::timestamptz + interval '1 day'
      where token_hash = sha256('1'::bytea)`.execute(trx);
    const cleared = await Promise.all([1, 2, 3].map(() => clearInBatches(db, SESSIONS, NOW)));
    expect(cleared.reduce((sum, one) => sum + one, 0)).toBe(2999);
  });
  await prolonging;
  expect(await clearInBatches(db, SESSIONS, NOW)).toBe(0);
  expect(await left("shop_session")).toBe(1);
});
