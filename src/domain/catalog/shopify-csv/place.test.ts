import { describe, expect, it } from "vitest";
import { placeOf, type Said } from "./place.ts";

const nothing: Said = { title: "Thing", type: "", tags: [], category: "", gender: "", ageGroup: "" };

describe("where a product stands", () => {
  it.each<[string, Partial<Said>, string]>([
    ["a tag says for whom, the title what", { title: "Ocean Blue Shirt", tags: ["men"] }, "Men > Shirts"],
    ["tags beside others", { title: "Wool Jumper", tags: ["sale", "Women's"] }, "Women > Knitwear"],
    ["the gender column", { title: "Linen Trousers", gender: "female" }, "Women > Trousers"],
    ["several in one column", { title: "Cap", gender: "Male; Female" }, "Accessories > Hats"],
    ["unisex is for nobody alone", { title: "Cap", gender: "unisex", tags: ["men"] }, "Accessories > Hats"],
    ["both tags", { title: "Tote", tags: ["men", "women"] }, "Bags > Totes"],
    ["the age group wins", { title: "Rain Jacket", gender: "male", ageGroup: "kids" }, "Children > Outerwear"],
    ["adults are no age group", { title: "Rain Jacket", gender: "male", ageGroup: "adult" }, "Men > Outerwear"],
    ["children's tags", { title: "Dungarees", tags: ["Boys", "Girls"] }, "Children > Jumpsuits"],
    ["the title says for whom", { title: "Men's Waffle Henley" }, "Men > Tees"],
    ["no word that only looks like it", { title: "Man in the Moon Tee" }, "Clothing > Tees"],
    [
      "a tag that holds the word among others says nothing",
      { title: "Tee", tags: ["girls night out"] },
      "Clothing > Tees",
    ],
    ["the type says for whom", { title: "X", type: "Mens", tags: [] }, "Men > Mens"],
    [
      "a product category",
      { category: "Apparel & Accessories > Clothing > Shirts & Tops", gender: "female" },
      "Women > Shirts & Tops",
    ],
    [
      "a product category for nobody alone",
      { category: "Apparel & Accessories > Jewelry > Bracelets" },
      "Jewelry > Bracelets",
    ],
    [
      "a category of one step and a title",
      { category: "Apparel & Accessories", title: "Silk Scarf" },
      "Accessories > Scarves",
    ],
    [
      "a category outside fashion",
      { category: "Home & Garden > Decor > Home Fragrances > Candles" },
      "Home & Garden > Candles",
    ],
    ["two steps of apparel", { category: "Apparel & Accessories > Shoes", title: "Red Sneakers" }, "Shoes > All"],
    ["a number of Google's says nothing", { category: "1604", title: "Silk Scarf" }, "Accessories > Scarves"],
    ["a type that names a thing", { type: "Bracelet", title: "7 Chakra" }, "Jewellery > Bracelets"],
    ["a type that names none", { type: "Indoor", title: "Bedside Table Top", tags: ["Wood"] }, "Indoor > All"],
    ["a type that names none, for women", { type: "Capsule", title: "Silk Top", tags: ["women"] }, "Women > Capsule"],
    ["the head of the title", { title: "Choker with Gold Pendant" }, "Jewellery > Necklaces"],
    ["high tops are shoes", { title: "LED High-Tops" }, "Shoes > Sneakers"],
    ["a T-shirt is no shirt", { title: "Logo T-Shirts" }, "Clothing > Tees"],
    ["nothing at all", {}, "Collection > All"],
  ])("%s", (_what, said, place) => {
    const { category, subCategory } = placeOf({ ...nothing, ...said });
    expect(`${category} > ${subCategory}`).toBe(place);
  });
});
