import { MAX_LINES, MAX_QUANTITY } from "#contract/cart.ts";
import { phrase } from "#contract/phrase.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { shortageSentence, type Buyable } from "./availability.ts";
import { findBuyable } from "./find-buyable.ts";
import { isStorable, type Choice } from "./offers.ts";
import { lineKey } from "./rules.ts";
import { writeLine, type Change } from "./write-line.ts";

/**
 * Adds units of a choice to its line, or sets the line to a quantity above 0. Nearly always that is one statement; where
 * it writes nothing, a second look finds out why, and brings the attributes in order.
 */
export async function changeLine(
  ctx: ShopContext,
  customer: Customer,
  { quantity, ...choice }: Choice & { quantity: number },
  change: Change,
): Promise<Result<void>> {
  if (isStorable(choice) && (await writeLine(ctx.db, customer, { ...choice, quantity, checked: false }, change))) {
    return ok(undefined);
  }
  const found = await findBuyable(ctx, choice);
  return found.ok ? writeOffer(ctx.db, customer, found.value, quantity, change) : found;
}

/** Adds units of an offer to its line. Refused when the line would pass the stock (N-06), or the cart its number of lines. */
export function putInCart(db: Database, customer: Customer, offer: Buyable, quantity: number): Promise<Result<void>> {
  return writeOffer(db, customer, offer, quantity, "add");
}

async function writeOffer(
  db: Database,
  customer: Customer,
  offer: Buyable,
  quantity: number,
  change: Change,
): Promise<Result<void>> {
  const { itemId, attributes, variant } = offer;
  if (await writeLine(db, customer, { itemId, attributes, quantity, checked: true }, change)) return ok(undefined);
  const tooManyAtOnce = quantity > Math.min(variant.stock, MAX_QUANTITY);
  return tooManyAtOnce || (await lineExists(db, customer, offer)) ? tooMany(offer) : tooManyLines;
}

const tooManyLines = refuse("conflict", phrase("A cart holds at most {count} different items.", { count: MAX_LINES }));

function tooMany(offer: Buyable): Refusal {
  const { stock } = offer.variant;
  if (stock > MAX_QUANTITY) {
    return refuse("conflict", phrase("At most {count} of one item can be ordered at once.", { count: MAX_QUANTITY }));
  }
  return refuse("conflict", shortageSentence(offer, stock), { extra: { available: stock } });
}

async function lineExists(db: Database, customer: Customer, { itemId, attributes }: Buyable): Promise<boolean> {
  const { rows } = await sql`/*kept*/
    select 1 from cart_line
    where customer_id = ${customer.id}::uuid and line_key = ${lineKey(itemId, attributes)}`.execute(db);
  return rows.length > 0;
}
