import type { Flag, SelectedAttributes } from "#contract/catalog.ts";
import { isHandle } from "#contract/handle.ts";
import type { Picture } from "#contract/picture.ts";
import { attributeHandle, foldCase } from "./attribute-names.ts";

/** A product as somebody hands it in to be saved: a file, the demo shop, a form. Prices in paise. */
export interface ProductDraft {
  /** A handle; it never changes. */
  id: string;
  name: string;
  /** Display names; the places are matched by handle and made where the shop has none. */
  category: string;
  subCategory: string;
  description: string;
  detailedDescription: string;
  /** A flag that is left out stays as the shop has it; on a new product it is off. */
  flags: Partial<Record<Flag, boolean>>;
  /** What the shopper chooses, in the order of the pickers. */
  options: { name: string; values: string[] }[];
  variants: VariantDraft[];
  pictures: PictureDraft[];
  /** Where the product comes from: "demo", "import", "shop". */
  source: string;
  /** False keeps it off every page; true where left out. */
  published?: boolean;
}

export interface VariantDraft {
  sku: string;
  /** A value for each option. */
  options: SelectedAttributes;
  priceMinor: number;
  compareAtMinor: number | null;
  stock: number;
}

export interface PictureDraft {
  picture: Picture;
  option: { name: string; value: string } | null;
}

const MAX_INTEGER = 2_147_483_647;

/** Why a draft cannot be saved, in words for whoever handed it in; null when it can. */
export function flawOf(draft: ProductDraft): string | null {
  if (!isHandle(draft.id) || draft.id.length > 120) return `"${draft.id}" cannot stand in an address`;
  if (draft.name.trim() === "") return "it has no name";
  if (draft.category.trim() === "" || draft.subCategory.trim() === "") return "it has no category";
  if (hasTwins(draft.options.map(({ name }) => attributeHandle(name)))) return "two of its options have the same name";
  if (draft.options.some(({ values }) => hasTwins(values.map(foldCase)))) return "an option names a value twice";
  if (draft.variants.length === 0) return "nothing of it can be bought";
  if (hasTwins(draft.variants.map(({ sku }) => sku))) return "two of its variants have the same SKU";
  if (hasTwins(draft.variants.map((variant) => combinationOf(draft, variant))))
    return "two of its variants have the same options";
  return draft.variants.map((variant) => flawOfVariant(draft, variant)).find((flaw) => flaw !== null) ?? null;
}

function flawOfVariant(
  draft: ProductDraft,
  { sku, options, priceMinor, compareAtMinor, stock }: VariantDraft,
): string | null {
  if (sku === "") return "a variant has no SKU";
  for (const { name, values } of draft.options) {
    if (!values.includes(options[name] ?? "")) return `variant ${sku} names no known ${name}`;
  }
  if (Object.keys(options).length !== draft.options.length)
    return `variant ${sku} names an option that the product lacks`;
  if (!isAmount(priceMinor) || (compareAtMinor !== null && !isAmount(compareAtMinor)))
    return `variant ${sku} has no valid price`;
  return isAmount(stock) ? null : `variant ${sku} has no valid stock`;
}

/** Which values a variant has, in the order of the product's options. */
function combinationOf({ options }: ProductDraft, variant: VariantDraft): string {
  return JSON.stringify(options.map(({ name }) => variant.options[name]));
}

function isAmount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MAX_INTEGER;
}

function hasTwins(texts: string[]): boolean {
  return new Set(texts).size < texts.length;
}
