import type { ProductSummary } from "#contract/catalog.ts";
import { attributeLabel, valueLabel } from "#domain/catalog/rules.ts";

/** What was chosen of a product, as the shopper reads it, in the order that it was chosen in. */
export function chosenLabels(
  product: Pick<ProductSummary, "attributes">,
  chosen: Record<string, string>,
): { name: string; value: string }[] {
  return Object.entries(chosen).map(([name, value]) => {
    const attribute = product.attributes.find((known) => known.name === name);
    return attribute ? { name: attributeLabel(attribute), value: valueLabel(attribute, value) } : { name, value };
  });
}
