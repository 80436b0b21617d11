import type { Flag, SelectedAttributes } from "#contract/catalog.ts";
import type { Picture } from "#contract/picture.ts";
import type { Database } from "#platform/database/connect.ts";
import type { ProductDraft, VariantDraft } from "./product-draft.ts";
import type { ResolvedNames } from "./resolve-names.ts";

/** A product as its rows have it, so that a draft and what the shop holds can be compared. */
export interface StoredProduct {
  row: ProductRow;
  values: ValueRow[];
  variants: VariantRow[];
  pictures: PictureRow[];
}

export interface ProductRow extends Record<Flag, boolean> {
  id: string;
  name: string;
  category_id: number;
  subcategory_id: number;
  description: string;
  detailed_description: string;
  price_minor: number;
  compare_at_minor: number | null;
  published: boolean;
  source: string;
}

export interface ValueRow {
  attribute_id: number;
  attribute_position: number;
  position: number;
  value: string;
}

export interface VariantRow {
  sku: string;
  position: number;
  options: SelectedAttributes;
  price_minor: number;
  compare_at_minor: number | null;
  stock: number;
}

export interface PictureRow {
  position: number;
  picture: Picture;
  option_name: string | null;
  option_value: string | null;
}

/** What a draft comes to in rows. Flags that it leaves out stay as in `before`. The price is the lowest variant's. */
export function rowsOf(draft: ProductDraft, names: ResolvedNames, before: StoredProduct | null): StoredProduct {
  const { categoryId, subCategoryId } = names.place(draft);
  const cheapest = draft.variants.reduce((a, b) => (b.priceMinor < a.priceMinor ? b : a));
  const flag = (name: Flag) => draft.flags[name] ?? before?.row[name] ?? false;
  return {
    row: {
      id: draft.id,
      name: draft.name.trim(),
      category_id: categoryId,
      subcategory_id: subCategoryId,
      description: draft.description,
      detailed_description: draft.detailedDescription,
      price_minor: cheapest.priceMinor,
      compare_at_minor: cheapest.compareAtMinor,
      bestseller: flag("bestseller"),
      top: flag("top"),
      newly: flag("newly"),
      hot: flag("hot"),
      popular: flag("popular"),
      published: draft.published ?? true,
      source: draft.source,
    },
    values: draft.options.flatMap((option, attribute_position) =>
      option.values.map((value, position) => ({
        attribute_id: names.attribute(option.name).id,
        attribute_position,
        position,
        value,
      })),
    ),
    variants: draft.variants.map((variant, position) => variantRow(variant, position, names)),
    pictures: draft.pictures.map(({ picture, option }, position) => ({
      position,
      picture,
      option_name: option ? names.attribute(option.name).name : null,
      option_value: option?.value ?? null,
    })),
  };
}

function variantRow(variant: VariantDraft, position: number, names: ResolvedNames): VariantRow {
  const options = Object.entries(variant.options).map(([name, value]) => [names.attribute(name).name, value]);
  return {
    sku: variant.sku,
    position,
    options: Object.fromEntries(options) as SelectedAttributes,
    price_minor: variant.priceMinor,
    compare_at_minor: variant.compareAtMinor,
    stock: variant.stock,
  };
}

/**
 * The products of these ids as the shop holds them, published or not. They and their variants are locked until the
 * transaction ends, in the order of their ids as orders lock them: nobody waits in a circle, and no sale is overwritten.
 */
export async function storedProducts(db: Database, ids: string[]): Promise<Map<string, StoredProduct>> {
  const rows = await db
    .selectFrom("product")
    .where("id", "in", ids)
    .select([
      "id",
      "name",
      "category_id",
      "subcategory_id",
      "description",
      "detailed_description",
      "price_minor",
      "compare_at_minor",
      "bestseller",
      "top",
      "newly",
      "hot",
      "popular",
      "published",
      "source",
    ])
    .orderBy("id")
    .forUpdate()
    .execute();
  const found = new Map(rows.map((row) => [row.id, { row, values: [], variants: [], pictures: [] } as StoredProduct]));
  if (found.size === 0) return found;
  const values = await db
    .selectFrom("product_attribute_value")
    .where("product_id", "in", ids)
    .select(["product_id", "attribute_id", "attribute_position", "position", "value"])
    .orderBy("attribute_position")
    .orderBy("position")
    .execute();
  const variants = await db
    .selectFrom("variant")
    .where("product_id", "in", ids)
    .select(["product_id", "sku", "position", "options", "price_minor", "compare_at_minor", "stock"])
    .orderBy("id")
    .forUpdate()
    .execute();
  const pictures = await db
    .selectFrom("product_picture")
    .where("product_id", "in", ids)
    .select(["product_id", "position", "picture", "option_name", "option_value"])
    .orderBy("position")
    .execute();
  for (const { product_id, ...value } of values) found.get(product_id)?.values.push(value);
  variants.sort((a, b) => a.position - b.position);
  for (const { product_id, ...variant } of variants) found.get(product_id)?.variants.push(variant);
  for (const { product_id, ...picture } of pictures) found.get(product_id)?.pictures.push(picture);
  return found;
}
