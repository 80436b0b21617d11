import type { ProductAttribute, ProductSummary } from "#contract/catalog.ts";

/** An attribute's name as the shopper reads it. */
export function attributeLabel(attribute: ProductAttribute): string {
  return attribute.label ?? attribute.name;
}

/** A value as the shopper reads it; in the cart, in addresses and in orders it keeps its own name. */
export function valueLabel(attribute: ProductAttribute, value: string): string {
  return attribute.labels?.[value] ?? value;
}

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
