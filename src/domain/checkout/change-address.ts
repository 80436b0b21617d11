import type { Address } from "#contract/order.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import { transact } from "#platform/database/transact.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { tidyAddress } from "./address.ts";
import { refusalOf } from "./save-address.ts";

/**
 * Changes one of a shopper's own saved addresses. When it becomes the same as another, that one goes. Refused with one
 * sentence a field, and where there is no such address of this shopper.
 */
export async function changeAddress(
  ctx: ShopContext,
  customer: Customer,
  id: string,
  given: Partial<Address>,
): Promise<Result<{ id: string }>> {
  const address = tidyAddress(given);
  const wrong = refusalOf(address);
  if (wrong) return wrong;
  const kept = JSON.stringify(address);
  return transact(ctx.db, async (trx) => {
    await sql`
      delete from saved_address
      where customer_id = ${customer.id} and id <> ${id} and md5(address::text) = md5(${kept}::jsonb::text)
    `.execute(trx);
    const changed = await trx
      .updateTable("saved_address")
      .set({ address: kept, used_at: ctx.now() })
      .where("id", "=", id)
      .where("customer_id", "=", customer.id)
      .returning("id")
      .executeTakeFirst();
    return changed ? ok({ id: changed.id }) : refuse("not_found", "This address is no longer saved.");
  });
}
