import { MAX_LINES, MAX_QUANTITY } from "#contract/cart.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { Choice } from "./offers.ts";
import { lineKey } from "./rules.ts";

/** `add` raises a line by the quantity, `set` makes it the quantity. */
export type Change = "add" | "set";

interface Written extends Choice {
  quantity: number;
  /** The product and the order of the attributes have been looked at: this is the choice of an offer. */
  checked: boolean;
}

/**
 * Writes the line of a choice, or makes it, in one statement with all that must hold: the product is sold in that
 * combination, named in the order of the product's attributes, there are enough (N-06), and the cart has room. Additions
 * at the same moment all count.
 * @returns false where something does not hold, and nothing was written
 */
export async function writeLine(db: Database, customer: Customer, line: Written, change: Change): Promise<boolean> {
  const { itemId, attributes, quantity, checked } = line;
  const key = lineKey(itemId, attributes);
  const chosen = JSON.stringify(attributes);
  const inOrder = sql`and ${Object.keys(attributes)}::text[] = array(
      select a.name from product_attribute_value o join attribute a on a.id = o.attribute_id
      where o.product_id = p.id group by a.name order by min(o.attribute_position))`;
  const total = change === "add" ? sql`line.quantity + excluded.quantity` : sql`excluded.quantity`;
  const { rows } = await sql`/*kept*/
    with offer as (
      select least(v.stock, ${MAX_QUANTITY}::int) as most
      from product p join variant v on v.product_id = p.id and ${chosen}::jsonb @> v.options
      where p.id = ${itemId} and p.published ${checked ? sql`` : inOrder})
    insert into cart_line as line (customer_id, line_key, product_id, attributes, quantity)
    select ${customer.id}::uuid, ${key}, ${itemId}, ${chosen}::json, ${quantity}::int from offer
    where ${quantity}::int <= most
      and (select count(*) from cart_line where customer_id = ${customer.id}::uuid and line_key <> ${key}) < ${MAX_LINES}
    on conflict (customer_id, line_key) do update set quantity = ${total}
      where ${total} <= (select most from offer)
    returning 1`.execute(db);
  return rows.length > 0;
}
