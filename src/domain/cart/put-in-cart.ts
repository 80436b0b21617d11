import { MAX_LINES, MAX_QUANTITY } from "#contract/cart.ts";
import { phrase } from "#contract/phrase.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import { shortageSentence, type Buyable } from "./availability.ts";
import { lineKey } from "./rules.ts";

/**
 * Adds units to the line of that combination, or makes it, in one statement: additions at the same moment all count.
 * Refused when the line would pass the stock (N-06), or the cart its number of lines.
 */
export async function putInCart(
  db: Database,
  customer: Customer,
  offer: Buyable,
  quantity: number,
): Promise<Result<void>> {
  const key = lineKey(offer.itemId, offer.attributes);
  const most = Math.min(offer.variant.stock, MAX_QUANTITY);
  const { rows } = await sql`/*kept*/
    insert into cart_line as line (customer_id, line_key, product_id, attributes, quantity)
    select ${customer.id}::uuid, ${key}, ${offer.itemId}, ${JSON.stringify(offer.attributes)}::json, ${quantity}::int
    where ${quantity}::int <= ${most}::int
      and (select count(*) from cart_line where customer_id = ${customer.id}::uuid and line_key <> ${key}) < ${MAX_LINES}
    on conflict (customer_id, line_key) do update set quantity = line.quantity + excluded.quantity
      where line.quantity + excluded.quantity <= ${most}::int
    returning 1`.execute(db);
  if (rows.length > 0) return ok(undefined);
  return (await lineExists(db, customer, key)) || quantity > most ? tooMany(offer) : tooManyLines;
}

/** Sets a line to a quantity above 0 (STATE-06). */
export async function setInCart(
  db: Database,
  customer: Customer,
  offer: Buyable,
  quantity: number,
): Promise<Result<void>> {
  const key = lineKey(offer.itemId, offer.attributes);
  if (quantity > Math.min(offer.variant.stock, MAX_QUANTITY)) return tooMany(offer);
  const { rows } = await sql`/*kept*/
    insert into cart_line (customer_id, line_key, product_id, attributes, quantity)
    select ${customer.id}::uuid, ${key}, ${offer.itemId}, ${JSON.stringify(offer.attributes)}::json, ${quantity}::int
    where (select count(*) from cart_line where customer_id = ${customer.id}::uuid and line_key <> ${key}) < ${MAX_LINES}
    on conflict (customer_id, line_key) do update set quantity = excluded.quantity
    returning 1`.execute(db);
  return rows.length > 0 ? ok(undefined) : tooManyLines;
}

const tooManyLines = refuse("conflict", phrase("A cart holds at most {count} different items.", { count: MAX_LINES }));

function tooMany(offer: Buyable): Refusal {
  const { stock } = offer.variant;
  if (stock > MAX_QUANTITY) {
    return refuse("conflict", phrase("At most {count} of one item can be ordered at once.", { count: MAX_QUANTITY }));
  }
  return refuse("conflict", shortageSentence(offer, stock), { extra: { available: stock } });
}

async function lineExists(db: Database, customer: Customer, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("cart_line")
    .where("customer_id", "=", customer.id)
    .where("line_key", "=", key)
    .select("line_key")
    .executeTakeFirst();
  return row !== undefined;
}
