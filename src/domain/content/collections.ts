import type { CollectionCard } from "#contract/catalog.ts";
import type { ShopContext } from "../context.ts";

/** A collection with what the call of the specification names beside its card (ENT-10). */
export interface Collection extends CollectionCard {
  createdAt: Date;
}

const COLUMNS = ["handle", "title", "subtitle", "picture", "redirect_link", "created_at"] as const;

/** Every collection of the shop, in its order. */
export async function listCollections(ctx: ShopContext): Promise<Collection[]> {
  const rows = await ctx.db.selectFrom("collection").select(COLUMNS).orderBy("position").orderBy("id").execute();
  return rows.map(collectionOf);
}

/** The collection of that handle; null when there is none (C-09, G-05). */
export async function findCollection(ctx: ShopContext, handle: string): Promise<Collection | null> {
  const row = await ctx.db
    .selectFrom("collection")
    .where("handle", "=", handle.toLowerCase())
    .select(COLUMNS)
    .executeTakeFirst();
  return row ? collectionOf(row) : null;
}

function collectionOf({
  redirect_link: redirectLink,
  created_at: createdAt,
  ...said
}: Omit<CollectionCard, "redirectLink"> & { redirect_link: string | null; created_at: Date }): Collection {
  return { ...said, redirectLink, createdAt };
}
