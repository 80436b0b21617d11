import { MAX_WISHES } from "#contract/cart.ts";
import { phrase } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import { unknownProduct, valueRefusal } from "../cart/availability.ts";
import { offersFor, type Choice } from "../cart/offers.ts";
import { lineKey } from "../cart/rules.ts";
import type { ShopContext } from "../context.ts";

/**
 * Keeps a product for later, sold out or not; one that is there already stays (STATE-12). Refused for an unknown
 * product, and for a value that it does not come in.
 */
export async function addToWishlist(ctx: ShopContext, customer: Customer, choice: Choice): Promise<Result<void>> {
  const [offer] = await offersFor(ctx.db, [choice]);
  if (!offer) return unknownProduct;
  const refusal = valueRefusal(offer);
  if (refusal) return refusal;
  const key = lineKey(offer.itemId, offer.attributes);
  const { rows } = await sql`/*kept*/
    insert into wishlist_entry as entry (customer_id, entry_key, product_id, attributes)
    select ${customer.id}::uuid, ${key}, ${offer.itemId}, ${JSON.stringify(offer.attributes)}::json
    where (select count(*) from wishlist_entry where customer_id = ${customer.id}::uuid and entry_key <> ${key}) < ${MAX_WISHES}
    on conflict (customer_id, entry_key) do update set product_id = entry.product_id
    returning 1`.execute(ctx.db);
  return rows.length > 0
    ? ok(undefined)
    : refuse("conflict", phrase("A wishlist holds at most {count} items.", { count: MAX_WISHES }));
}
