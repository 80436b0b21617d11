import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { Client } from "pg";
import { createContext } from "#adapters/create-context.ts";
import { issueToken } from "#domain/accounts/tokens.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import type { ShopContext } from "#domain/context.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { findRunningPostgres } from "#platform/embedded-postgres/find-running.ts";
import { createLog } from "#platform/log.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { PATIENCE } from "#tests/patience.ts";
import { nothingTold, type Buying, type Told } from "./order-load.ts";

const LONGEST_RECOVERY = PATIENCE.shops / 3;
const STOCK = 1_000_000;
const GOODS = ["anorak", "beret", "cape", "dress"];
const PRICE = 30_000;

/** Opens the database of a running shop from beside it. */
export async function withBooks<T>(url: string, work: (ctx: ShopContext) => Promise<T>): Promise<T> {
  const connection = connect(url, 4);
  try {
    return await work(createContext(readConfig({ DATABASE_URL: url }), connection, createLog("silent")));
  } finally {
    await connection.close();
  }
}

/** The address of the embedded database of a running shop; one that recovers is waited for. */
export async function databaseOf(dataDir: string): Promise<string> {
  for (const until = Date.now() + LONGEST_RECOVERY; ; await pause(50)) {
    const url = findRunningPostgres(dataDir);
    if (url !== undefined && (await answers(url))) return url;
    if (Date.now() > until) throw new Error(`No database runs on ${dataDir}.`);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Puts goods, a coupon and buyers into an empty shop. */
export async function stockShop(url: string, buyers: number): Promise<Buying> {
  return withBooks(url, async (ctx) => {
    await saveProducts(
      ctx,
      GOODS.map((id) => sampleDraft({ id, name: id, stock: STOCK, price: PRICE })),
    );
    await coupon(ctx, "TENOFF", {});
    const names = Array.from({ length: buyers }, () => crypto.randomUUID());
    const customers = await ctx.db
      .insertInto("customer")
      .values(names.map((name) => ({ identity_uid: name, email: `${name}@example.com`, auth_method: "password" })))
      .returning("id")
      .execute();
    const tokens = await Promise.all(customers.map(({ id }) => issueToken(ctx, id)));
    return { tokens, goods: GOODS.map((_id) => ({ _id, price: PRICE })), coupon: "TENOFF", told: nothingTold() };
  });
}

/** Holds what buyers were told against what the database has: every sentence of it is a loss, empty when all is well. */
export async function audit(url: string, told: Told): Promise<string[]> {
  return withBooks(url, async (ctx) => {
    const orders = await ctx.db.selectFrom("orders").select(["id", "idempotency_key as key", "status"]).execute();
    const byKey = Map.groupBy(orders, ({ key }) => key);
    const byId = new Map(orders.map((order) => [order.id, order]));
    const wrong = [...told.wrong];
    for (const [key, id] of told.placed) {
      if (!byId.has(id)) wrong.push(`order ${id} was acknowledged and is gone`);
      if (byKey.get(key)?.length !== 1) wrong.push(`key ${key} has ${byKey.get(key)?.length ?? 0} orders`);
    }
    for (const id of told.cancelled) {
      if (byId.get(id)?.status !== "Cancelled") wrong.push(`order ${id} was cancelled and is not`);
    }
    for (const { key } of orders) {
      if (!told.placed.has(key) && !told.unanswered.has(key)) wrong.push(`key ${key} was refused and has an order`);
    }
    return [...wrong, ...(await sums(ctx))];
  });
}

async function sums({ db }: ShopContext): Promise<string[]> {
  const { rows } = await sql<{ what: string; broken: number }>`
    select 'stock and sales do not add up' as what, count(*)::int as broken from variant where stock <> ${STOCK}::int -
      (select coalesce(sum(quantity), 0) from order_line join orders on orders.id = order_id
        where variant_id = variant.id and status <> 'Cancelled')
    union all select 'coupon uses do not add up', count(*)::int from coupon where used <>
      (select count(*) from coupon_use where coupon_id = coupon.id)
    union all select 'a coupon use belongs to no standing order', count(*)::int from orders where coupon_id is not null
      and (status <> 'Cancelled') <> exists (select from coupon_use where order_id = orders.id)
    union all select 'an order has no lines', count(*)::int from orders
      where not exists (select from order_line where order_id = orders.id)
    union all select 'a key has two orders', count(*)::int from
      (select from orders group by customer_id, idempotency_key having count(*) > 1) as twice`.execute(db);
  return rows.filter(({ broken }) => broken > 0).map(({ what, broken }) => `${what} (${broken})`);
}
