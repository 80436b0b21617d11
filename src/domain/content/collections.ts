import type { CollectionCard } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { translation } from "../catalog/words/translated.ts";
import { wantedLanguage } from "../catalog/words/wanted-language.ts";
import type { ShopContext } from "../context.ts";

/** A collection with what the call of the specification names beside its card (ENT-10). */
export interface Collection extends CollectionCard {
  createdAt: Date;
}

/** Every collection of the shop, in its order, in a language as far as there are words for it. */
export async function listCollections(ctx: ShopContext, language?: Language): Promise<Collection[]> {
  const rows = await ctx.db
    .selectFrom("collection")
    .select(columns(wantedLanguage(ctx, language)))
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.map(collectionOf);
}

/** The collection of that handle; null when there is none (C-09, G-05). */
export async function findCollection(
  ctx: ShopContext,
  handle: string,
  language?: Language,
): Promise<Collection | null> {
  const row = await ctx.db
    .selectFrom("collection")
    .where("handle", "=", handle.toLowerCase())
    .select(columns(wantedLanguage(ctx, language)))
    .executeTakeFirst();
  return row ? collectionOf(row) : null;
}

function columns(language: Language | null) {
  return [
    "handle",
    "title",
    "subtitle",
    "picture",
    "redirect_link",
    "created_at",
    translation("collection", "collection.id", "title", language).as("titleWords"),
    translation("collection", "collection.id", "subtitle", language).as("subtitleWords"),
  ] as const;
}

interface CollectionRow extends Omit<CollectionCard, "redirectLink"> {
  redirect_link: string | null;
  created_at: Date;
  titleWords: string | null;
  subtitleWords: string | null;
}

function collectionOf(row: CollectionRow): Collection {
  const { handle, picture, titleWords: words } = row;
  return {
    handle,
    title: words ?? row.title,
    subtitle: row.subtitleWords ?? row.subtitle,
    picture: picture && words !== null ? { ...picture, alt: words } : picture,
    redirectLink: row.redirect_link,
    createdAt: row.created_at,
  };
}
