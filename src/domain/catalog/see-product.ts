import { sql } from "kysely";
import type { ShopContext } from "../context.ts";

/** Notes that a page of a product is open; an unknown product is nobody's view. `viewer` is that page's own UUID. */
export async function seeProduct(ctx: ShopContext, productId: string, viewer: string): Promise<void> {
  const now = ctx.now();
  await sql`
    with gone as (
      delete from product_viewer where product_id = ${productId} and seen_at < ${now}::timestamptz - interval '1 hour'
    )
    insert into product_viewer (product_id, viewer, seen_at)
    select id, ${viewer}, ${now} from product where id = ${productId}
    on conflict (product_id, viewer) do update set seen_at = excluded.seen_at
  `.execute(ctx.db);
}
