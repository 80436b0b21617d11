import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { demoCategories } from "../categories.ts";
import { demoCollections } from "../collections.ts";
import { demoCoupons } from "../coupons.ts";
import manifest from "../pictures/manifest.json" with { type: "json" };
import { demoReviews } from "../reviews.ts";
import { shelvedIds } from "./flags.ts";
import { picturesOf } from "./picture-names.ts";
import { demoProducts } from "./products.ts";
import { variantsOf } from "./stock.ts";

const FILES = path.join(import.meta.dirname, "../pictures/files");
const ids = new Set(demoProducts.map(({ id }) => id));
const pictures = new Set(Object.keys(manifest));
const stockInAll = (product: (typeof demoProducts)[number]) =>
  variantsOf(product.attributes).reduce((sum, variant) => sum + product.stock(variant), 0);

it("has at least 130 products with unique readable ids and names", () => {
  expect(demoProducts.length).toBeGreaterThanOrEqual(130);
  expect(ids.size).toBe(demoProducts.length);
  expect(new Set(demoProducts.map(({ name }) => name)).size).toBe(demoProducts.length);
  for (const { id } of demoProducts) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

it("fills each of 6 categories and at least 24 subcategories, and no other", () => {
  const filled = new Set(demoProducts.map(({ category, subCategory }) => `${category}/${subCategory}`));
  const named = demoCategories.flatMap(({ name, subcategories }) => subcategories.map((sub) => `${name}/${sub}`));
  expect(demoCategories).toHaveLength(6);
  expect(named.length).toBeGreaterThanOrEqual(24);
  expect([...filled].sort()).toEqual([...named].sort());
});

it("has whole prices between 199 and 14999 rupees, about a third of them reduced", () => {
  const wrong = demoProducts.filter(
    ({ price, originalPrice = 15000 }) =>
      !Number.isInteger(price) ||
      price < 199 ||
      price > 14999 ||
      !Number.isInteger(originalPrice) ||
      originalPrice <= price,
  );
  expect(wrong).toEqual([]);
  const reduced = demoProducts.filter(({ originalPrice }) => originalPrice).length / demoProducts.length;
  expect(reduced).toBeGreaterThan(0.28);
  expect(reduced).toBeLessThan(0.4);
});

it.each(["bestseller", "top", "newly", "hot", "popular"] as const)(
  "sets %s on 11 to 16 products in 5 categories or more",
  (flag) => {
    const flagged = demoProducts.filter(({ flags }) => flags[flag]);
    expect(flagged.length).toBeGreaterThanOrEqual(11);
    expect(flagged.length).toBeLessThanOrEqual(16);
    expect(new Set(flagged.map(({ category }) => category)).size).toBeGreaterThanOrEqual(5);
  },
);

it("puts only known products on shelves and in collections", () => {
  expect(shelvedIds.filter((id) => !ids.has(id))).toEqual([]);
  for (const { handle, products, redirectLink, image } of demoCollections) {
    expect(redirectLink).toBe(`/collections/${handle}`);
    expect(products.length).toBeGreaterThanOrEqual(8);
    expect(products.length).toBeLessThanOrEqual(20);
    expect(new Set(products).size).toBe(products.length);
    expect(products.filter((id) => !ids.has(id))).toEqual([]);
    expect(pictures).toContain(image);
  }
  expect(demoCollections.map(({ handle }) => handle)).toEqual(expect.arrayContaining(["capsule", "summer", "bags"]));
});

it.each(demoCategories.map(({ name }) => name))("has every stock badge in %s", (category) => {
  const totals = demoProducts.filter((product) => product.category === category).map(stockInAll);
  expect(totals).toContain(0);
  expect(totals.some((n) => n > 0 && n < 5)).toBe(true);
  expect(totals.some((n) => n >= 5 && n < 20)).toBe(true);
  expect(totals.some((n) => n >= 20)).toBe(true);
});

it("answers the same stock each time, and nothing for a variant that does not exist", () => {
  for (const product of demoProducts) {
    for (const variant of variantsOf(product.attributes)) {
      expect(product.stock(variant)).toBe(product.stock({ ...variant }));
      expect(product.stock(variant)).toBeGreaterThanOrEqual(0);
    }
    expect(product.stock({ Colour: "Ultraviolet" })).toBe(0);
  }
});

it("gives each product 2 to 6 colours and texts of its own", () => {
  for (const { attributes, description } of demoProducts) {
    const colours = attributes[0];
    expect(colours?.name).toBe("Colour");
    expect(colours?.values.length).toBeGreaterThanOrEqual(2);
    expect(colours?.values.length).toBeLessThanOrEqual(6);
    for (const { values } of attributes) expect(new Set(values).size).toBe(values.length);
    expect(description.length).toBeGreaterThan(30);
  }
  const sentences = demoProducts.flatMap(({ detailedDescription }) => detailedDescription.split(/(?<=\.)\s/));
  expect(new Set(sentences).size / sentences.length).toBeGreaterThan(0.99);
});

it("has names for the featured keywords", () => {
  const named = (keyword: string) => demoProducts.filter(({ name }) => name.toLowerCase().includes(keyword)).length;
  expect(named("women top")).toBeGreaterThanOrEqual(4);
  for (const keyword of ["women", "men's", "children"]) expect(named(keyword)).toBeGreaterThanOrEqual(15);
});

it("has a picture in the manifest for every name that the data uses", () => {
  const used = [...demoProducts.flatMap(picturesOf), ...demoCategories.flatMap(({ tile, banner }) => [tile, banner])];
  expect(used.filter((name) => !pictures.has(name))).toEqual([]);
});

it("has the files of every picture in the manifest, 60 MB at most in all", () => {
  const stored = new Map(readdirSync(FILES).map((file) => [file, statSync(path.join(FILES, file)).size]));
  const named = Object.values(manifest).flatMap(({ key, widths }) =>
    widths.flatMap((width) => [`${key}-${width}.avif`, `${key}-${width}.webp`]),
  );
  expect(named.filter((file) => !stored.has(file))).toEqual([]);
  expect(stored.size).toBe(named.length);
  expect([...stored.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000_000);
});

it("has reviews of known products, in the past, one a person and product", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const reviews = demoReviews(now);
  expect(reviews.length).toBeGreaterThanOrEqual(300);
  expect(new Set(reviews.map(({ productId, name }) => `${productId} ${name}`)).size).toBe(reviews.length);
  for (const { productId, date } of reviews) {
    expect(ids).toContain(productId);
    expect(date.getTime()).toBeLessThan(now.getTime());
  }
});

it("has coupons of every state at the moment of loading", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const coupons = demoCoupons(now);
  const valid = coupons.filter(({ isActive, startDate, endDate }) => isActive && startDate <= now && endDate > now);
  expect(valid.length).toBeGreaterThanOrEqual(4);
  expect(coupons.some(({ endDate }) => endDate < now)).toBe(true);
  expect(coupons.some(({ startDate }) => startDate > now)).toBe(true);
  expect(coupons.some(({ isActive }) => !isActive)).toBe(true);
  expect(coupons.some(({ maxDiscount }) => maxDiscount)).toBe(true);
  expect(coupons.some(({ usageLimit }) => usageLimit)).toBe(true);
});
