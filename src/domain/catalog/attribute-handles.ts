import type { ShopContext } from "../context.ts";

/** The handles of all attributes, under which an address names a choice. */
export async function attributeHandles(ctx: ShopContext): Promise<string[]> {
  const rows = await ctx.db.selectFrom("attribute").select("handle").orderBy("handle").execute();
  return rows.map(({ handle }) => handle);
}
