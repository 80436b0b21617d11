import { expect, it } from "vitest";
import type { CategoryEntry, Listing } from "#contract/catalog.ts";
import { renderPage } from "#tests/web/render-page.tsx";
import CategoryPage from "./category.route.tsx";
import { readListingChoice } from "./listing-address.ts";
import SubCategoryPage from "./subcategory.route.tsx";

const sub = { handle: "dresses", name: "dresses" };
const category: CategoryEntry = { handle: "women", name: "women", picture: null, subCategories: [sub] };
const listing: Listing = {
  products: [],
  total: 0,
  page: 1,
  pages: 0,
  facets: { categories: [], subCategories: [], attributes: [], price: null },
};
const choice = readListingChoice(new URLSearchParams());
const text = (html: string) => html.replaceAll(/<[^>]+>/g, "");

it("CAT-03 an empty category says so", () => {
  const html = renderPage(CategoryPage, { loaderData: { category, choice, listing } });
  expect(text(html)).toContain("No products found in this category.");
});

it("CAT-06 CAT-07 an empty subcategory says so by its name, and leads to its category", () => {
  const html = renderPage(SubCategoryPage, { loaderData: { category, sub, choice, listing } });
  expect(text(html)).toContain("No products found in women dresses.");
  expect(html).toMatch(/<a [^>]*href="\/category\/women"[^>]*>View all women products<\/a>/);
});
