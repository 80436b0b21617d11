import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { variantFor } from "#domain/catalog/rules.ts";

/** The chosen values in the order of the product's attributes, as line keys have them; the first where none was chosen. */
export function orderedSelection(product: ProductSummary, attributes: SelectedAttributes): SelectedAttributes {
  const chosen = product.attributes.flatMap(({ name, values }) => {
    const value = attributes[name] ?? values[0];
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(chosen);
}

/** The price in paise of the chosen variant, else the product's. */
export function priceFor(product: ProductSummary, attributes: SelectedAttributes): number {
  return variantFor(product, attributes)?.price ?? product.price;
}
