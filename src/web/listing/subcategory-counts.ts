import type { FacetCount, Facets } from "#contract/catalog.ts";
import type { ListingChoice } from "./listing-address.ts";

/**
 * The subcategories to offer: those of the chosen categories, of all when none is chosen. Ones of the same name in
 * several categories are one choice, with their counts together.
 */
export function subCategoryCounts(
  counts: Facets["subCategories"],
  { categories, subCategories }: Pick<ListingChoice, "categories" | "subCategories">,
): FacetCount[] {
  const offered = new Map<string, FacetCount>();
  for (const { category, handle, name, count } of counts) {
    const wanted = categories.length === 0 || categories.includes(category) || subCategories.includes(handle);
    if (!wanted) continue;
    const known = offered.get(handle);
    offered.set(handle, { handle, name, count: (known?.count ?? 0) + count });
  }
  return [...offered.values()];
}
