import { sql, type RawBuilder } from "kysely";
import type { Database } from "#platform/database/connect.ts";

/** Whether a customer has an order with the product in it that was not cancelled (N-08), as a condition in SQL. */
export function hasBought(customerId: RawBuilder<unknown>, productId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from orders o join order_line l on l.order_id = o.id
    where o.customer_id = ${customerId} and l.product_id = ${productId} and o.status <> 'Cancelled')`;
}

/** Whether a customer has bought a product (N-08). */
export async function isBuyer(db: Database, customerId: string, productId: string): Promise<boolean> {
  const bought = hasBought(sql`${customerId}::uuid`, sql`${productId}::text`);
  const row = await db.selectNoFrom(bought.as("bought")).executeTakeFirstOrThrow();
  return row.bought;
}
