import { sql } from "kysely";
import type { ShopContext } from "../context.ts";

/** What the shop knows of how much a product is wanted; cancelled orders do not count. */
export interface ProductNumbers {
  /** Units sold in all. */
  sold: number;
  /** Units sold in the last 24 hours. */
  soldToday: number;
  /** Pages of it that are open now. */
  viewing: number;
}

/** How long a page counts as open after it last said so, in seconds; it says so every 30. */
const OPEN_SECONDS = 75;

/** The true numbers of products, by id (CARD-05, PDP-06, PDP-09 where the shop's setting says `real`). */
export async function productNumbers(
  ctx: ShopContext,
  ids: readonly string[],
): Promise<Record<string, ProductNumbers>> {
  if (ids.length === 0) return {};
  const now = ctx.now();
  const { rows } = await sql<ProductNumbers & { id: string }>`
    select product.id,
      coalesce(lines.sold, 0)::int as sold,
      coalesce(lines.today, 0)::int as "soldToday",
      (select count(*)::int from product_viewer
        where product_id = product.id and seen_at > ${now}::timestamptz - make_interval(secs => ${OPEN_SECONDS})
      ) as viewing
    from product
    left join lateral (
      select sum(line.quantity) as sold,
        sum(line.quantity) filter (where orders.placed_at > ${now}::timestamptz - interval '24 hours') as today
      from order_line line join orders on orders.id = line.order_id and orders.status <> 'Cancelled'
      where line.product_id = product.id
    ) lines on true
    where product.id = any(${ids})
  `.execute(ctx.db);
  return Object.fromEntries(rows.map(({ id, ...numbers }) => [id, numbers]));
}
