import type { ProductPicture, ProductSummary, SelectedAttributes } from "#contract/catalog.ts";

/**
 * The pictures of a product for what was chosen: those of the chosen value first, then the ones that belong to no
 * value; without a choice that pictures know, the product's own order.
 */
export function chosenPictures(
  { pictures }: Pick<ProductSummary, "pictures">,
  chosen: SelectedAttributes,
): ProductPicture[] {
  const fitting = pictures.filter(({ option }) => option && chosen[option.name] === option.value);
  if (fitting.length === 0) return pictures;
  return [...fitting, ...pictures.filter(({ option }) => option === null)];
}
