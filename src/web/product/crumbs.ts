import type { ProductSummary } from "#contract/catalog.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { paths } from "../paths.ts";
import type { Crumb } from "../ui/breadcrumb.tsx";

/** Where a product stands: Home, by its name in the page's language, category, subcategory, itself. */
export function productCrumbs(
  { name, category, subCategory }: Pick<ProductSummary, "name" | "category" | "subCategory">,
  home: string,
): Crumb[] {
  return [
    { name: home, to: paths.home },
    { name: capitalised(category.name), to: paths.category(category.handle) },
    { name: capitalised(subCategory.name), to: paths.subCategory(category.handle, subCategory.handle) },
    { name },
  ];
}
