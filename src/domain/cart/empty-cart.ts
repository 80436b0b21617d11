import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";

/** Takes every line out, locked in the order of their keys as merging does, so that nobody waits in a circle. */
export async function emptyCart(db: Database, customer: Pick<Customer, "id">): Promise<void> {
  await sql`select empty_cart(${customer.id}::uuid)`.execute(db);
}
