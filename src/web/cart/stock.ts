import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { variantFor } from "#domain/catalog/rules.ts";

/** The units that can be had in the chosen attributes; 0 where the shop has no such variant (N-06). */
export function stockFor(product: ProductSummary, attributes: SelectedAttributes): number {
  return variantFor(product, attributes)?.stock ?? 0;
}

/** The price in paise of the chosen variant, else the product's. */
export function priceFor(product: ProductSummary, attributes: SelectedAttributes): number {
  return variantFor(product, attributes)?.price ?? product.price;
}

/** The chosen values in the order of the product's attributes, as line keys have them. */
export function orderedSelection(product: ProductSummary, attributes: SelectedAttributes): SelectedAttributes {
  const chosen = product.attributes.flatMap(({ name, values }) => {
    const value = attributes[name] ?? values[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}
