import type { Picture } from "#contract/picture.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { ProductDraft } from "../product-draft.ts";

/** Whether a picture lies at somebody else's address. */
export function isForeign({ src, widths }: Picture): boolean {
  return widths.length === 0 && /^https?:\/\//i.test(src);
}

/**
 * Drafts with the shop's own copy in the place of each foreign picture that has one. The others are asked for:
 * `fetchPictures` brings them in, so that importing a file again changes nothing.
 */
export async function withOwnCopies(db: Database, drafts: ProductDraft[]): Promise<ProductDraft[]> {
  const foreign = drafts.flatMap(({ pictures }) => pictures.map(({ picture }) => picture).filter(isForeign));
  const addresses = [...new Set(foreign.map(({ src }) => src))];
  if (addresses.length === 0) return drafts;
  await sql`insert into picture_copy (address) select unnest(${addresses}::text[]) on conflict do nothing`.execute(db);
  const copies = await db
    .selectFrom("picture_copy")
    .where("address", "=", sql<string>`any(${addresses})`)
    .where("picture", "is not", null)
    .select(["address", "picture"])
    .execute();
  const own = new Map(copies.map(({ address, picture }) => [address, picture as Omit<Picture, "alt">]));
  const replaced = (picture: Picture): Picture => {
    const copy = isForeign(picture) ? own.get(picture.src) : undefined;
    return copy ? { ...copy, alt: picture.alt } : picture;
  };
  return drafts.map((draft) => ({
    ...draft,
    pictures: draft.pictures.map((entry) => ({ ...entry, picture: replaced(entry.picture) })),
  }));
}
