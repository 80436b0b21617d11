import { createHash } from "node:crypto";
import type { Client } from "pg";

export interface BenchShopper {
  id: string;
  token: string;
}

/** Opens accounts with tokens, straight in the database. */
export async function openShoppers(client: Client, count: number): Promise<BenchShopper[]> {
  const names = Array.from({ length: count }, () => crypto.randomUUID());
  const { rows } = await client.query<{ id: string; identity_uid: string }>(
    `insert into customer (identity_uid, email, name, auth_method)
      select uid, uid || '@example.com', 'Asha', 'password' from unnest($1::text[]) uid returning id, identity_uid`,
    [names],
  );
  await client.query(
    `insert into shop_session (token_hash, customer_id, expires_at)
      select token_hash, customer_id, now() + interval '30 days' from unnest($1::bytea[], $2::uuid[]) as t (token_hash, customer_id)`,
    [rows.map((row) => createHash("sha256").update(row.identity_uid).digest()), rows.map((row) => row.id)],
  );
  return rows.map((row) => ({ id: row.id, token: row.identity_uid }));
}

export interface Buyable {
  productId: string;
  variantId: number;
  /** In the order of the product's attributes, as the storefront sends them. */
  options: Record<string, string>;
  /** Paise. */
  price: number;
}

/** One variant each of many products, with stock enough for any benchmark. */
export async function stockUp(client: Client, count: number): Promise<Buyable[]> {
  const { rows } = await client.query<Buyable>(
    `update variant set stock = 1000000 where id in (
      select distinct on (product_id) v.id from product p join variant v on v.product_id = p.id
      where p.id in (select id from product order by position limit $1) order by product_id, v.position)
    returning product_id as "productId", id::int as "variantId", price_minor as price,
      (select coalesce(json_object_agg(o.key, o.value order by place), '{}')
        from jsonb_each_text(options) o join attribute a on a.name = o.key
        join lateral (select min(attribute_position) as place from product_attribute_value
          where product_id = variant.product_id and attribute_id = a.id) own on true) as options`,
    [count],
  );
  return rows;
}
