import { describe, expect, it } from "vitest";
import { subCategoryCounts } from "./subcategory-counts.ts";

const counts = [
  { category: "women", handle: "tops", name: "Tops", count: 4 },
  { category: "women", handle: "skirts", name: "Skirts", count: 2 },
  { category: "children", handle: "tops", name: "Tops", count: 3 },
];

describe("the subcategories that the filters offer", () => {
  it("LIST-01 are one choice a name, with the counts together", () => {
    expect(subCategoryCounts(counts, { categories: [], subCategories: [] })).toEqual([
      { handle: "tops", name: "Tops", count: 7 },
      { handle: "skirts", name: "Skirts", count: 2 },
    ]);
  });

  it("LIST-01 are those of the chosen categories, and those that are chosen themselves", () => {
    const offered = (categories: string[], subCategories: string[]) =>
      subCategoryCounts(counts, { categories, subCategories }).map(({ handle }) => handle);
    expect(offered(["children"], [])).toEqual(["tops"]);
    expect(offered(["children"], ["skirts"])).toEqual(["skirts", "tops"]);
  });
});
