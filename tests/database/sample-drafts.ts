import type { Picture } from "#contract/picture.ts";
import type { ProductDraft } from "#domain/catalog/product-draft.ts";
import { skuFrom } from "#domain/catalog/sku.ts";

type Sample = Partial<Omit<ProductDraft, "options" | "variants">> & {
  /** Attribute names to values; every combination becomes a variant. */
  options?: Record<string, string[]>;
  /** Paise, of every variant. */
  price?: number;
  compareAt?: number | null;
  /** Units of each variant. */
  stock?: number;
};

/** A product to save in a test: what is not said is plain. */
export function sampleDraft({
  options = {},
  price = 99_900,
  compareAt = null,
  stock = 10,
  ...said
}: Sample = {}): ProductDraft {
  const id = said.id ?? "plain-tee";
  const pairs = Object.entries(options);
  const combinations = pairs.reduce<Record<string, string>[]>(
    (all, [name, values]) => all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value }))),
    [{}],
  );
  return {
    id,
    name: "Plain Tee",
    category: "Men",
    subCategory: "Tees",
    description: "A tee.",
    detailedDescription: "A tee, at length.",
    flags: {},
    pictures: [{ picture: samplePicture(`/media/test/${id}`), option: null }],
    source: "shop",
    ...said,
    options: pairs.map(([name, values]) => ({ name, values })),
    variants: combinations.map((chosen) => ({
      sku: skuFrom(id, Object.values(chosen)),
      options: chosen,
      priceMinor: price,
      compareAtMinor: compareAt,
      stock,
    })),
  };
}

/** A picture with files of the shop's own. */
export function samplePicture(src: string): Picture {
  return { src, alt: "A picture", width: 800, height: 1000, widths: [400, 800], placeholder: "#e6e0d6" };
}
