import { skuFrom } from "#domain/catalog/sku.ts";
import type { PictureDraft, ProductDraft } from "#domain/catalog/product-draft.ts";
import { coloursOf, frontPicture, secondPicture } from "./catalogue/picture-names.ts";
import type { DemoProduct } from "./catalogue/product.ts";
import { variantsOf } from "./catalogue/stock.ts";
import { demoPicture } from "./demo-picture.ts";

const SECOND_VIEW = {
  back: "seen from the back",
  detail: "a detail",
  folded: "folded",
  styled: "worn with other pieces",
} as const;

/** A demo product as the catalogue saves it. */
export function draftOf(product: DemoProduct): ProductDraft {
  const { id, name, category, subCategory, description, detailedDescription, attributes } = product;
  const { bestseller = false, top = false, newly = false, hot = false, popular = false } = product.flags;
  return {
    id,
    name,
    category,
    subCategory,
    description,
    detailedDescription,
    flags: { bestseller, top, newly, hot, popular },
    options: attributes,
    variants: variantsOf(attributes).map((options) => ({
      sku: skuFrom(
        id,
        attributes.map((attribute) => options[attribute.name] ?? ""),
      ),
      options: { ...options },
      priceMinor: product.price * 100,
      compareAtMinor: product.originalPrice === undefined ? null : product.originalPrice * 100,
      stock: product.stock(options),
    })),
    pictures: picturesOf(product),
    source: "demo",
  };
}

/** The front in the first colour, the second view (shown on hover), then the other colours' fronts. */
function picturesOf(product: DemoProduct): PictureDraft[] {
  const fronts = coloursOf(product).map((value) => ({
    picture: demoPicture(frontPicture(product.id, value), `${product.name} in ${value}`),
    option: { name: "Colour", value },
  }));
  const second = demoPicture(secondPicture(product.id), `${product.name}, ${SECOND_VIEW[product.pictures.second]}`);
  return [...fronts.slice(0, 1), { picture: second, option: null }, ...fronts.slice(1)];
}
