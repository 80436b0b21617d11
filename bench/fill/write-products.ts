import type { Client } from "pg";
import { toHandle } from "#contract/handle.ts";
import type { Style } from "./styles.ts";

const A_STATEMENT = 10_000;

/**
 * Fills an empty, migrated shop with a product a style: by set-based SQL, so that 100,000 take seconds. Prices are spread
 * as a shop's are (most low, a long tail), three in ten are reduced, half come in sizes, one in twelve variants is sold
 * out, and two in a hundred products altogether. A third has reviews. Nothing is translated. Triggers and foreign keys are
 * left aside meanwhile, so the client must be a superuser's. The same styles make the same shop.
 */
export async function writeProducts(client: Client, styles: Style[]): Promise<void> {
  await client.query("select setseed(0.4711)");
  await client.query(`create temp table style (n int primary key, name text, category text, category_handle text,
    sub text, sub_handle text, colour text, description text)`);
  for (let start = 0; start < styles.length; start += A_STATEMENT) {
    const part = styles.slice(start, start + A_STATEMENT);
    await client.query(
      `insert into style select * from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
        $7::text[], $8::text[])`,
      [
        part.map((_, index) => start + index),
        part.map(({ name }) => name),
        part.map(({ category }) => category),
        part.map(({ category }) => toHandle(category)),
        part.map(({ sub }) => sub),
        part.map(({ sub }) => toHandle(sub)),
        part.map(({ colour }) => colour),
        part.map(({ description }) => description),
      ],
    );
  }
  await client.query("set session_replication_role = replica");
  for (const statement of STATEMENTS) await client.query(statement);
  await client.query("drop table style, made, coloured");
  await client.query("set session_replication_role = default");
}

const STATEMENTS = [
  `insert into category (handle, name, position)
    select category_handle, min(category), row_number() over (order by min(n)) - 1 from style group by 1`,
  `insert into subcategory (category_id, handle, name, position)
    select c.id, sub_handle, min(sub), row_number() over (partition by c.id order by min(n)) - 1
    from style join category c on c.handle = category_handle group by c.id, sub_handle`,
  "insert into attribute (handle, name) values ('colour', 'Colour'), ('size', 'Size') on conflict do nothing",
  // What chance decides, once a product: r0 the price, r1 whether it is reduced, r2 how many colours, r3 whether it sells.
  `create temp table made as
    select n, 'p-' || n as id, style.name, c.id as category_id, s.id as subcategory_id, description, colour,
      greatest(19900, (exp(11.4 + 0.7 * (sqrt(-2 * ln(greatest(r0, 1e-9))) * cos(6.2832 * r4)))::int / 1000) * 1000 + 900) as price,
      r1 < 0.3 as reduced, 1 + floor(r2 * r2 * 4)::int as colours, r3 < 0.02 as gone,
      case when category_handle in ('women', 'men', 'children', 'everyone', 'apparel') then '{XS,S,M,L,XL}'::text[]
        when category_handle in ('shoes', 'footwear') then '{36,37,38,39,40,41,42,43,44}'::text[] else '{}'::text[] end as sizes
    from (select *, random() as r0, random() as r1, random() as r2, random() as r3, random() as r4 from style order by n) style
    join category c on c.handle = category_handle
    join subcategory s on s.category_id = c.id and s.handle = sub_handle
    order by n`,
  "alter table made add primary key (n)",
  "analyze made",
  `insert into product (id, name, category_id, subcategory_id, description, detailed_description, price_minor,
      compare_at_minor, bestseller, top, newly, hot, popular, source, rating_count, rating_sum)
    select id, name, category_id, subcategory_id, description, repeat(description || ' ', 4), price,
      case when reduced then price + price / 4 end, n % 40 = 0, n % 47 = 0, n % 29 = 0, n % 37 = 0, n % 31 = 0, 'bench',
      case when n % 3 = 0 then n % 17 else 0 end, case when n % 3 = 0 then (n % 17) * 4 else 0 end
    from made order by n`,
  // A product's first colour is its own; further ones are those of its neighbours.
  `create temp table coloured as
    select distinct on (m.n, other.colour) m.n, other.colour, step
    from made m cross join generate_series(0, 3) step join made other on other.n = (m.n + step * 7919) % (select count(*) from made)::int
    where step < m.colours order by m.n, other.colour, step`,
  `insert into product_attribute_value (product_id, attribute_id, attribute_position, position, value)
    select 'p-' || n, (select id from attribute where handle = 'colour'), 0, step, colour from coloured`,
  `insert into product_attribute_value (product_id, attribute_id, attribute_position, position, value)
    select id, (select id from attribute where handle = 'size'), 1, place - 1, size
    from made, unnest(sizes) with ordinality as s(size, place)`,
  `insert into variant (product_id, sku, position, options, price_minor, compare_at_minor, stock)
    select m.id, upper(m.id) || '-' || step || coalesce('-' || size, ''), step * 10 + coalesce(place, 0),
      jsonb_strip_nulls(jsonb_build_object('Colour', c.colour, 'Size', size)), price,
      case when reduced then price + price / 4 end,
      case when gone or random() < 0.083 then 0 else 1 + floor(random() * random() * 60)::int end
    from made m join coloured c using (n) left join lateral unnest(sizes) with ordinality as s(size, place) on true
    order by m.n, step, place`,
  `insert into product_picture (product_id, position, picture, option_name, option_value)
    select 'p-' || n, step, jsonb_build_object('src', '/media/bench/p-' || n || '-' || step, 'alt', m.name,
      'width', 800, 'height', 1000, 'widths', '[400, 800]'::jsonb, 'placeholder', '#e6e0d6'), 'Colour', c.colour
    from coloured c join made m using (n)`,
  `insert into product_picture (product_id, position, picture)
    select id, 9, jsonb_build_object('src', '/media/bench/' || id || '-second', 'alt', name,
      'width', 800, 'height', 1000, 'widths', '[400, 800]'::jsonb, 'placeholder', '#e6e0d6') from made`,
  `insert into collection (handle, title, position) select 'edit-' || g, 'Edit ' || g, g from generate_series(1, 6) g`,
  `insert into collection_product (collection_id, product_id, position)
    select k.id, m.id, row_number() over (partition by k.id order by m.n)
    from made m join collection k on m.n % 500 = k.position`,
  // The products' figures count them already.
  `insert into review (product_id, author, rating, comment, created_at)
    select id, 'Shopper ' || r, 4, 'Fits as it should, and washes well.', now() - r * interval '1 day'
    from made cross join lateral generate_series(1, case when n % 3 = 0 then n % 17 else 0 end) r`,
];
