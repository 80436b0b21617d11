import { createHash } from "node:crypto";
import { toHandle } from "#contract/handle.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import { attributeHandle } from "./attribute-names.ts";
import type { ProductDraft } from "./product-draft.ts";

export interface Place {
  categoryId: number;
  subCategoryId: number;
}

/** Which rows the names of drafts stand for. */
export interface ResolvedNames {
  place(draft: ProductDraft): Place;
  /** An attribute's id, and the name the shop has for it. */
  attribute(name: string): { id: number; name: string };
}

/** Finds the categories, subcategories and attributes of drafts by handle (C-10), and makes those that are missing, in order. */
export async function resolveNames(db: Database, drafts: ProductDraft[]): Promise<ResolvedNames> {
  const places = await resolvePlaces(db, drafts);
  const attributes = await resolveAttributes(db, drafts);
  return {
    place: (draft) => known(places, pathOf(draft)),
    attribute: (name) => known(attributes, attributeHandle(name)),
  };
}

/** A place's name in addresses; for a name without a Latin letter or digit, a short fingerprint of it. */
export function placeHandle(name: string): string {
  return toHandle(name) || `c-${createHash("sha256").update(name.trim()).digest("hex").slice(0, 8)}`;
}

function pathOf(draft: ProductDraft): string {
  return `${placeHandle(draft.category)}/${placeHandle(draft.subCategory)}`;
}

async function resolvePlaces(db: Database, drafts: ProductDraft[]): Promise<Map<string, Place>> {
  const categories = await db.selectFrom("category").select(["id", "handle"]).execute();
  const subCategories = await db
    .selectFrom("subcategory as s")
    .innerJoin("category as c", "c.id", "s.category_id")
    .select(["s.id", "s.category_id", "c.handle as category", "s.handle"])
    .execute();
  const ids = new Map(categories.map(({ handle, id }) => [handle, id]));
  const places = new Map(
    subCategories.map((row) => [
      `${row.category}/${row.handle}`,
      { categoryId: row.category_id, subCategoryId: row.id },
    ]),
  );
  for (const draft of drafts) {
    if (places.has(pathOf(draft))) continue;
    const handle = placeHandle(draft.category);
    const categoryId = ids.get(handle) ?? (await addCategory(db, handle, draft.category.trim()));
    ids.set(handle, categoryId);
    const subCategoryId = await addSubCategory(
      db,
      categoryId,
      placeHandle(draft.subCategory),
      draft.subCategory.trim(),
    );
    places.set(pathOf(draft), { categoryId, subCategoryId });
  }
  return places;
}

async function addCategory(db: Database, handle: string, name: string): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from category)`;
  const { id } = await db
    .insertInto("category")
    .values({ handle, name, position })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

async function addSubCategory(db: Database, categoryId: number, handle: string, name: string): Promise<number> {
  const position = sql<number>`(select coalesce(max(position), -1) + 1 from subcategory where category_id = ${categoryId})`;
  const row = { category_id: categoryId, handle, name, position };
  const { id } = await db.insertInto("subcategory").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

async function resolveAttributes(
  db: Database,
  drafts: ProductDraft[],
): Promise<Map<string, { id: number; name: string }>> {
  const rows = await db.selectFrom("attribute").select(["id", "handle", "name"]).execute();
  const attributes = new Map(rows.map(({ handle, id, name }) => [handle, { id, name }]));
  for (const { name } of drafts.flatMap(({ options }) => options)) {
    const handle = attributeHandle(name);
    if (attributes.has(handle)) continue;
    const row = { handle, name: name.trim() };
    attributes.set(
      handle,
      await db.insertInto("attribute").values(row).returning(["id", "name"]).executeTakeFirstOrThrow(),
    );
  }
  return attributes;
}

function known<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not made`);
  return value;
}
