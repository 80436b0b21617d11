import { sql } from "kysely";
import type { Address } from "#contract/order.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";
import { addressErrors, tidyAddress } from "./address.ts";

/** A shopper keeps so many; the one that was not used for longest makes room. */
export const MOST_ADDRESSES = 10;

/**
 * Keeps an address for a shopper's next order. The same one again is moved to the front. Refused with one sentence a
 * field when it could not be delivered to.
 */
export async function saveAddress(
  ctx: ShopContext,
  customer: Customer,
  given: Partial<Address>,
): Promise<Result<{ id: string }>> {
  const address = tidyAddress(given);
  const wrong = refusalOf(address);
  if (wrong) return wrong;
  const { rows } = await sql<{ id: string }>`
    insert into saved_address (customer_id, address, used_at)
    values (${customer.id}, ${JSON.stringify(address)}::jsonb, ${ctx.now()})
    on conflict (customer_id, md5(address::text)) do update set used_at = excluded.used_at
    returning id`.execute(ctx.db);
  await sql`
    delete from saved_address where id in (
      select id from saved_address where customer_id = ${customer.id}
      order by used_at desc, id offset ${MOST_ADDRESSES})`.execute(ctx.db);
  return ok({ id: rows[0]!.id });
}

/** One sentence for each field of an address that cannot be kept, by the field's name. */
export function refusalOf(address: Address): Refusal | null {
  const errors = addressErrors(address);
  const [first] = Object.values(errors);
  return first === undefined ? null : refuse("invalid", first, { errors });
}
