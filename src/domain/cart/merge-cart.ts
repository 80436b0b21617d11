import { MAX_LINES, MAX_QUANTITY, type Cart } from "#contract/cart.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import type { Buyable } from "./availability.ts";
import { getCart } from "./get-cart.ts";
import { offersFor } from "./offers.ts";
import { itemIdOf, lineKey, shownLines } from "./rules.ts";

/** A cart as a browser kept it: anything may be missing. */
export type KeptCart = Record<string, Partial<Cart[string]>>;

interface Line {
  key: string;
  itemId: string;
  attributes: string;
  quantity: number;
  most: number;
}

/**
 * G-18: what a visitor had in the cart joins the shopper's own: quantities add, capped at the stock. What the shop does
 * not have is left out. Merges at the same moment all count.
 * @returns the cart as it then is
 */
export async function mergeCart(ctx: ShopContext, customer: Customer, visitorCart: KeptCart): Promise<Cart> {
  const lines = await linesOf(ctx, customer, visitorCart);
  if (lines.length > 0) await addLines(ctx, customer, lines);
  return getCart(ctx, customer);
}

async function linesOf(ctx: ShopContext, customer: Customer, visitorCart: KeptCart): Promise<Line[]> {
  const given = shownLines(visitorCart as Cart).slice(0, MAX_LINES);
  const wanted = given.map(([key, entry]) => ({ itemId: itemIdOf(key, entry), attributes: entry.attributes ?? {} }));
  const [offers, own] = await Promise.all([offersFor(ctx.db, wanted), getCart(ctx, customer)]);
  const lines = new Map<string, Line>();
  let room = MAX_LINES - Object.keys(own).length;
  for (const [index, offer] of offers.entries()) {
    if (!offer?.variant || offer.variant.stock <= 0) continue;
    const line = lineOf(offer as Buyable, given[index]![1].quantity);
    const before = lines.get(line.key);
    if (!before && !Object.hasOwn(own, line.key) && room-- <= 0) continue;
    lines.set(line.key, { ...line, quantity: Math.min(line.quantity + (before?.quantity ?? 0), line.most) });
  }
  return [...lines.values()];
}

function lineOf({ itemId, attributes, variant }: Buyable, quantity: number): Line {
  const most = Math.min(variant.stock, MAX_QUANTITY);
  const units = Math.min(Math.max(1, Math.trunc(quantity)), most);
  return { key: lineKey(itemId, attributes), itemId, attributes: JSON.stringify(attributes), quantity: units, most };
}

/** All lines at once, in the order of their keys, so that two merges never wait for each other in a circle. */
async function addLines(ctx: ShopContext, customer: Customer, lines: Line[]): Promise<void> {
  await sql`
    with given as (
      select * from unnest(
        ${lines.map((line) => line.key)}::text[], ${lines.map((line) => line.itemId)}::text[],
        ${lines.map((line) => line.attributes)}::json[], ${lines.map((line) => line.quantity)}::int[],
        ${lines.map((line) => line.most)}::int[])
      with ordinality as g(line_key, product_id, attributes, quantity, most, position))
    insert into cart_line as line (customer_id, line_key, product_id, attributes, quantity, added_at)
    select ${customer.id}::uuid, line_key, product_id, attributes, quantity, now() + position * interval '1 microsecond'
    from given order by line_key
    on conflict (customer_id, line_key) do update set quantity = least(
      line.quantity + excluded.quantity, (select most from given where given.line_key = excluded.line_key))`.execute(
    ctx.db,
  );
}
