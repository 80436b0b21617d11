import { randomUUID } from "node:crypto";
import { Pool } from "pg";
import type { BenchShopper, Buyable } from "./bench-shoppers.ts";

/**
 * What the bare transaction of an order comes to, by the driver alone and without a shop: begin, the order, its line, the
 * stock, commit, one after the other.
 * @returns orders a second
 */
export async function bareOrders(
  url: string,
  shoppers: BenchShopper[],
  goods: Buyable[],
  { callers, connections, seconds }: { callers: number; connections: number; seconds: number },
): Promise<number> {
  const pool = new Pool({ connectionString: url, max: connections });
  await Promise.all(Array.from({ length: connections }, () => pool.query("select 1")));
  const until = performance.now() + seconds * 1000;
  let placed = 0;
  const caller = async (n: number) => {
    for (let turn = n; performance.now() < until; turn += callers) {
      await placeOne(pool, shoppers[turn % shoppers.length]!, goods[(turn * 7) % goods.length]!);
      placed += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, (_, n) => caller(n)));
  await pool.end();
  return placed / seconds;
}

async function placeOne(pool: Pool, shopper: BenchShopper, good: Buyable): Promise<void> {
  const client = await pool.connect();
  try {
    const id = randomUUID().replaceAll("-", "").slice(0, 24);
    await client.query("begin");
    await client.query(
      `insert into orders (id, customer_id, idempotency_key, status, payment_method, address, currency, conversion_rate,
        subtotal_minor, shipping_minor, discount_minor, amount, original_amount, discount_amount)
      values ($1, $2, $3, 'Order Placed', 'cod', $4, 'INR', 1, $5, 0, 0, $6, $6, 0)`,
      [id, shopper.id, randomUUID(), JSON.stringify(ADDRESS), good.price, Math.round(good.price / 100)],
    );
    await client.query(
      `insert into order_line (order_id, position, product_id, variant_id, sku, name, attributes, price_minor, quantity)
      values ($1, 0, $2, $3, 'SKU', 'A product', $4, $5, 1)`,
      [id, good.productId, good.variantId, JSON.stringify(good.options), good.price],
    );
    await client.query("update variant set stock = stock - 1 where id = $1 and stock >= 1", [good.variantId]);
    await client.query("commit");
  } finally {
    client.release();
  }
}

export const ADDRESS = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.com",
  street: "1 Mill Road",
  city: "Pune",
  state: "MH",
  zipcode: "411001",
  country: "IN",
  phone: "9876543210",
};
