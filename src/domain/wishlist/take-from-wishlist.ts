import type { SelectedAttributes } from "#contract/catalog.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { Choice } from "../cart/offers.ts";

/** Takes an entry out, whatever the order its attributes are named in. @returns whether it was there */
export async function takeFromWishlist(db: Database, customer: Customer, entry: Choice): Promise<boolean> {
  const removed = await db
    .deleteFrom("wishlist_entry")
    .where("customer_id", "=", customer.id)
    .where("product_id", "=", entry.itemId)
    .where(sameAttributes(entry.attributes))
    .executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

function sameAttributes(attributes: SelectedAttributes) {
  return sql<boolean>`attributes::jsonb = ${JSON.stringify(attributes)}::jsonb`;
}
