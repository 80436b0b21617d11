import { displayTypeOf, type ProductSummary, type SelectedAttributes } from "#contract/catalog.ts";
import { stockFor } from "#domain/catalog/rules.ts";

/**
 * Whether a value is to be marked as sold out: a colour when nothing of it is left in any size, anything else when it
 * is not to be had together with what is chosen beside it.
 */
export function isSoldOut(
  product: Pick<ProductSummary, "variants">,
  chosen: SelectedAttributes,
  name: string,
  value: string,
): boolean {
  if (displayTypeOf(name) !== "colour") return stockFor(product, { ...chosen, [name]: value }) === 0;
  return !product.variants.some(({ options, stock }) => options[name] === value && stock > 0);
}
