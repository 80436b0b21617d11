import type { SavedAddress } from "#contract/order.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

/** A shopper's own saved addresses, the last used first. */
export async function listAddresses(ctx: ShopContext, customer: Customer): Promise<SavedAddress[]> {
  const rows = await ctx.db
    .selectFrom("saved_address")
    .select(["id", "address"])
    .where("customer_id", "=", customer.id)
    .orderBy("used_at", "desc")
    .orderBy("id")
    .execute();
  return rows.map(({ id, address }) => ({ ...(address as unknown as SavedAddress), _id: id }));
}
