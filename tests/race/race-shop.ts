import { saveProducts } from "#domain/catalog/save-products.ts";
import { buildApp, type App } from "#http/app.ts";
import { cartRoutes } from "#http/api/cart.ts";
import { orderRoutes } from "#http/api/order.ts";
import { wishlistRoutes } from "#http/api/wishlist.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import type { Reply } from "#tests/fixtures/shoppers.ts";
import { sell, stockOf } from "#tests/fixtures/stock.ts";

/** A shop whose calls truly run side by side. */
export interface RaceShop extends TestShop {
  app: App;
  /** Puts a product without choices on sale. Price in paise. */
  sell(id: string, stock: number, price?: number): Promise<{ _id: string; price: number }>;
  /** Puts many such products on sale, at 500 rupees. */
  sellMany(prefix: string, count: number, stock: number): Promise<{ _id: string; price: number }[]>;
  stockOf(id: string): Promise<number>;
  ordersOf(customerIds: string[]): Promise<number>;
}

export async function openRaceShop(connections: number): Promise<RaceShop> {
  const shop = await openTestShop({ connections });
  const { db } = shop.ctx;
  const app = await buildApp(shop.ctx, [cartRoutes, wishlistRoutes, orderRoutes]);
  return {
    ...shop,
    app,
    sell: (id, stock, price) => sell(shop.ctx, id, stock, price),
    async sellMany(prefix, count, stock) {
      const ids = Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
      await saveProducts(
        shop.ctx,
        ids.map((id) => sampleDraft({ id, name: id, stock, price: 50_000 })),
      );
      return ids.map((_id) => ({ _id, price: 50_000 }));
    },
    stockOf: (id) => stockOf(shop.ctx, id),
    async ordersOf(customerIds) {
      const rows = await db.selectFrom("orders").where("customer_id", "in", customerIds).select("id").execute();
      return rows.length;
    },
    async close() {
      await app.close();
      await shop.close();
    },
  };
}

/** How many replies have each status: { 200: 10, 409: 190 }. */
export function tally(replies: Reply[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
