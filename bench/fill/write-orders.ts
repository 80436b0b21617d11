import type { Client } from "pg";

/**
 * Fills a shop that has products with customers and past orders, spread over two years: one customer in ten orders, a few
 * order often; one to four lines each. Customers also have carts, wishlists and votes on reviews. Triggers and foreign keys are left aside while they are written,
 * so the client must be a superuser's.
 */
export async function writeOrders(client: Client, orders: number): Promise<void> {
  const customers = Math.max(1, Math.round(orders / 10));
  await client.query("set session_replication_role = replica");
  await client.query("select setseed(0.1147)");
  await client.query(
    `insert into customer (identity_uid, email, name, auth_method)
      select 'bench-' || n, 'bench-' || n || '@example.com', 'Shopper ' || n, 'password' from generate_series(1, $1::int) n`,
    [customers],
  );
  await client.query(`create temp table who as
    select (row_number() over (order by email))::int as n, id from customer where identity_uid like 'bench-%'`);
  await client.query("alter table who add primary key (n)");
  await client.query(`create temp table what as
    select (row_number() over (order by p.position))::int as n, p.id, p.name, v.id as variant_id, v.sku, v.options, v.price_minor
    from product p cross join lateral (
      select * from variant where product_id = p.id order by position limit 1) v`);
  await client.query("alter table what add primary key (n)");
  await client.query("analyze who, what");
  await client.query(
    `create temp table past as
      select n, lpad(to_hex(1600000000 + n), 8, '0') || lpad(to_hex(n), 16, '0') as id,
        1 + floor(random() * random() * $2)::int as customer, now() - random() * interval '730 days' as placed_at,
        1 + floor(random() * random() * 4)::int as lines,
        case when random() < 0.04 then 'Cancelled' when random() < 0.9 then 'Completed' else 'Order Placed' end as status
      from generate_series(1, $1::int) n`,
    [orders, customers],
  );
  await client.query(`create temp table bought as
    select past.n, place, 1 + floor(random() * random() * (select count(*) from what))::int as what
    from past cross join lateral generate_series(0, lines - 1) place`);
  await client.query(`insert into order_line
      (order_id, position, product_id, variant_id, sku, name, attributes, price_minor, quantity)
    select past.id, place, what.id, variant_id, sku, what.name, options::json, price_minor, 1
    from bought join past using (n) join what on what.n = bought.what`);
  await client.query(`insert into orders (id, customer_id, idempotency_key, status, payment_method, paid, placed_at, address,
      currency, conversion_rate, subtotal_minor, shipping_minor, discount_minor, amount, original_amount, discount_amount,
      cancel_reason)
    select past.id, who.id, gen_random_uuid(), status, 'cod', status = 'Completed', placed_at,
      '{"firstName":"Asha","lastName":"Rao","email":"asha@example.com","street":"1 Mill Road","city":"Pune","state":"Maharashtra","zipcode":"411001","country":"IN","phone":"9999999999"}',
      'INR', 1, sum, 0, 0, sum / 100, sum / 100, 0, case when status = 'Cancelled' then 'shopper' end
    from past join who on who.n = past.customer
    join (select bought.n, sum(price_minor) as sum from bought join what on what.n = bought.what group by 1) sums on sums.n = past.n`);
  await client.query(`insert into order_event (order_id, at, kind)
    select id, placed_at + interval '3 days', lower(status) from past where status <> 'Order Placed'`);
  await client.query(`insert into cart_line (customer_id, line_key, product_id, attributes, quantity)
    select who.id, what.id || line, what.id, options::json, 1
    from who cross join generate_series(0, 2) line join what on what.n = 1 + (who.n * 7 + line) % (select count(*) from what)`);
  await client.query(`insert into wishlist_entry (customer_id, entry_key, product_id, attributes)
    select who.id, what.id || line, what.id, options::json
    from who cross join generate_series(0, 2) line join what on what.n = 1 + (who.n * 5 + line) % (select count(*) from what)`);
  await client.query(
    `insert into review_vote (review_id, customer_id)
    select review.id, who.id from review join who on who.n = 1 + review.id % $1::int`,
    [customers],
  );
  await client.query(`insert into coupon (code, discount_type, percent, announced, starts_at, ends_at, usage_limit)
    select 'BENCH' || n, 'percentage', 10, false, now(), now() + interval '30 days', 1 from who`);
  await client.query("drop table who, what, past, bought");
  await client.query("set session_replication_role = default");
}
