import { ok, refuse, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

/** Forgets one of a shopper's own saved addresses. Orders that went there keep it. */
export async function forgetAddress(ctx: ShopContext, customer: Customer, id: string): Promise<Result<null>> {
  const gone = await ctx.db
    .deleteFrom("saved_address")
    .where("id", "=", id)
    .where("customer_id", "=", customer.id)
    .returning("id")
    .executeTakeFirst();
  return gone ? ok(null) : refuse("not_found", "This address is no longer saved.");
}
