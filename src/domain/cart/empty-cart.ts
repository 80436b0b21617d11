import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";

/** Takes every line out, locked in the order of their keys as merging does, so that nobody waits in a circle. */
export async function emptyCart(db: Database, customer: Pick<Customer, "id">): Promise<void> {
  await sql`
    with held as (
      select line_key from cart_line where customer_id = ${customer.id}::uuid order by line_key for update)
    delete from cart_line using held
    where cart_line.customer_id = ${customer.id}::uuid and cart_line.line_key = held.line_key`.execute(db);
}
