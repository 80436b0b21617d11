import { describe, expect, it } from "vitest";
import { onPage, readListingChoice, toFilter, without } from "./listing-address.ts";

const read = (address: string) => readListingChoice(new URLSearchParams(address));

describe("a listing's address", () => {
  it("LIST-07 an empty one asks for everything, in the shop's own order", () => {
    expect(read("")).toEqual({
      categories: [],
      subCategories: [],
      attributes: { colour: [], size: [] },
      q: "",
      flag: null,
      min: "",
      max: "",
      sort: "relevant",
      page: 1,
    });
  });

  it("VAL-19 VAL-20 carries several choices of each group", () => {
    const { categories, subCategories, attributes } = read(
      "category=women&category=men&subcategory=tops&colour=black&size=m&size=l",
    );
    expect({ categories, subCategories, attributes }).toEqual({
      categories: ["women", "men"],
      subCategories: ["tops"],
      attributes: { colour: ["black"], size: ["m", "l"] },
    });
  });

  it.each([
    ["sort=price-asc", "price-asc"],
    ["sort=price-desc", "price-desc"],
    ["sort=__proto__", "relevant"],
    ["sort=newest", "relevant"],
  ])("LIST-03 %s sorts by %s", (address, sort) => {
    expect(read(address).sort).toBe(sort);
  });

  it.each([
    ["page=3", 3],
    ["page=0", 1],
    ["page=-2", 1],
    ["page=1.5", 1],
    ["page=many", 1],
    ["page=1e9", 1_000_000_000],
  ])("%s is page %i", (address, page) => {
    expect(read(address).page).toBe(page);
  });

  it("leaves out what makes no sense", () => {
    const { flag, min, max, q } = read("flag=nonsense&min=-5&max=12.5&q=%20%20");
    expect({ flag, min, max, q }).toEqual({ flag: null, min: "", max: "", q: "" });
  });

  it("VAL-17 keeps the text as it was typed, without blanks around it", () => {
    expect(read("q=%20Linen%20Shirt%20").q).toBe("Linen Shirt");
  });

  it("asks the catalogue in paise, whatever the shopper's currency", () => {
    const filter = toFilter(read("min=10&max=20"), { currency: "USD", conversionRate: 0.012 });
    expect(filter).toMatchObject({ minPrice: 83_333, maxPrice: 166_667 });
  });

  it("takes one choice back, and begins again on the first page", () => {
    const params = new URLSearchParams("category=women&category=men&page=4");
    expect(without(params, "category", "men")).toBe("?category=women");
    expect(without(params, "category")).toBe("?");
  });

  it("goes to another page of the same listing", () => {
    const params = new URLSearchParams("q=shirt&page=2");
    expect(onPage(params, 3)).toBe("?q=shirt&page=3");
    expect(onPage(params, 1)).toBe("?q=shirt");
  });
});
