import { displayTypeOf } from "#contract/catalog.ts";
import type { Picture } from "#contract/picture.ts";
import { foldCase } from "../attribute-names.ts";
import type { PictureDraft, ProductDraft } from "../product-draft.ts";
import type { ShopifyRow } from "./columns.ts";
import { flagsIn } from "./flags.ts";
import { firstWords, htmlToText } from "./html-text.ts";
import { placeOf } from "./place.ts";
import { readVariants, type ProductVariants, type VariantReading } from "./variants.ts";

const DESCRIPTION_LENGTH = 200;

/** The rows of one handle as a product; its rows that are no good are told to `settings.refuse`. Null when nothing can be sold. */
export function productFrom(id: string, rows: ShopifyRow[], settings: VariantReading): ProductDraft | null {
  const main = rows.find((row) => row.get("title") !== "");
  const [first] = rows;
  if (!first) return null;
  if (!main) {
    settings.refuse(first.line, rows.length, "none of its rows has a title");
    return null;
  }
  if (main.get("giftCard").toLowerCase() === "true") {
    settings.refuse(main.line, rows.length, "the shop sells no gift cards");
    return null;
  }
  const sold = readVariants(id, rows, settings);
  if (sold.variants.length === 0) return null;
  const tags = tagsOf(main);
  const text = htmlToText(main.get("body"));
  return {
    id,
    name: main.get("title").replace(/\s+/g, " "),
    ...placeOf({
      title: main.get("title"),
      type: main.get("type"),
      tags,
      category: main.get("category"),
      gender: main.get("gender"),
      ageGroup: main.get("ageGroup"),
    }),
    description: main.get("seoDescription").replace(/\s+/g, " ") || firstWords(text, DESCRIPTION_LENGTH),
    detailedDescription: text,
    flags: flagsIn(tags),
    options: sold.options,
    variants: sold.variants,
    pictures: picturesOf(main.get("title"), rows, sold, settings),
    source: "import",
    published: isPublished(main),
  };
}

function tagsOf(row: ShopifyRow): string[] {
  return row
    .get("tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "");
}

/** Hidden are drafts, archived products and those that are not on the online store. */
function isPublished(row: ShopifyRow): boolean {
  const status = row.get("status").toLowerCase();
  return row.get("published").toLowerCase() !== "false" && (status === "" || status === "active");
}

/** Every picture that a row names, by its position; a variant's own picture is tied to the value that it shows. */
function picturesOf(
  title: string,
  rows: ShopifyRow[],
  { options, images }: ProductVariants,
  { refuse }: VariantReading,
): PictureDraft[] {
  const found = new Map<string, { position: number; alt: string }>();
  for (const row of rows) {
    for (const [src, position, alt] of [
      [row.get("image"), Number(row.get("imagePosition") || Number.NaN), row.get("imageAlt")],
      [row.get("variantImage"), Number.NaN, ""],
    ] as const) {
      if (src === "" || found.has(src)) continue;
      if (isWebAddress(src)) found.set(src, { position: Number.isFinite(position) ? position : Infinity, alt });
      else refuse(row.line, 0, `its picture "${src.slice(0, 80)}" is no web address; the picture is left out`);
    }
  }
  const shown = options.find(({ name }) => displayTypeOf(name) === "colour") ?? options[0];
  return [...found]
    .toSorted(([, a], [, b]) => (a.position === b.position ? 0 : a.position - b.position))
    .map(([src, { alt }]) => ({
      picture: foreignPicture(src, alt || title),
      option: shown ? valueShown(src, shown.name, images) : null,
    }));
}

/** The one value of an option that all variants with this picture share. */
function valueShown(src: string, name: string, images: ProductVariants["images"]): PictureDraft["option"] {
  const own = images.filter((image) => image.src === src).map(({ options }) => options[name] ?? "");
  const [value] = own;
  return value !== undefined && own.every((other) => foldCase(other) === foldCase(value)) ? { name, value } : null;
}

function foreignPicture(src: string, alt: string): Picture {
  return { src, alt, width: null, height: null, widths: [], placeholder: null };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
