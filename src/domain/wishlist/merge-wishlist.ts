import { MAX_WISHES, type Wishlist, type WishlistEntry } from "#contract/cart.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import { valueRefusal } from "../cart/availability.ts";
import { offersFor } from "../cart/offers.ts";
import { itemIdOf, lineKey } from "../cart/rules.ts";
import type { ShopContext } from "../context.ts";
import { getWishlist } from "./get-wishlist.ts";

/** A wishlist as a browser kept it: anything may be missing. */
export type KeptWishlist = Record<string, Partial<WishlistEntry>>;

/** G-18: what a visitor kept for later joins the shopper's own. @returns the wishlist as it then is */
export async function mergeWishlist(
  ctx: ShopContext,
  customer: Customer,
  visitorList: KeptWishlist,
): Promise<Wishlist> {
  const wanted = Object.entries(visitorList)
    .slice(0, MAX_WISHES)
    .map(([key, entry]) => ({ itemId: itemIdOf(key, entry), attributes: entry.attributes ?? {} }));
  const offers = await offersFor(ctx.db, wanted);
  const entries = offers.flatMap((offer) => (offer && !valueRefusal(offer) ? [offer] : []));
  if (entries.length > 0) {
    await sql`
      insert into wishlist_entry (customer_id, entry_key, product_id, attributes, added_at)
      select ${customer.id}::uuid, entry_key, product_id, attributes, now() + position * interval '1 microsecond'
      from unnest(
        ${entries.map((entry) => lineKey(entry.itemId, entry.attributes))}::text[],
        ${entries.map((entry) => entry.itemId)}::text[],
        ${entries.map((entry) => JSON.stringify(entry.attributes))}::json[])
      with ordinality as g(entry_key, product_id, attributes, position)
      where (select count(*) from wishlist_entry where customer_id = ${customer.id}::uuid) + position <= ${MAX_WISHES}
      order by entry_key
      on conflict (customer_id, entry_key) do nothing`.execute(ctx.db);
  }
  return getWishlist(ctx, customer);
}
