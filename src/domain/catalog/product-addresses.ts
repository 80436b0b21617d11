import type { ShopContext } from "../context.ts";

/** Products a sitemap file: the protocol allows 50,000 addresses. */
const A_FILE = 20_000;

/** How many files the published products fill; at least one. */
export async function productAddressFiles(ctx: ShopContext): Promise<number> {
  const { total } = await ctx.db
    .selectFrom("product")
    .where("published", "=", true)
    .select((expression) => expression.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  return Math.max(1, Math.ceil(total / A_FILE));
}

/** The published products of one file (from 1), in the shop's order, with when they last changed. */
export async function productAddresses(ctx: ShopContext, file: number): Promise<{ id: string; changed: Date }[]> {
  const rows = await ctx.db
    .selectFrom("product")
    .where("published", "=", true)
    .select(["id", "updated_at"])
    .orderBy("position")
    .limit(A_FILE)
    .offset((file - 1) * A_FILE)
    .execute();
  return rows.map((row) => ({ id: row.id, changed: row.updated_at }));
}
