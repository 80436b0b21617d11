import { describe, expect, it } from "vitest";
import type { Variant } from "#contract/catalog.ts";
import {
  canAdd,
  capitalised,
  cardAttributes,
  colourStyle,
  defaultSelection,
  discountPercent,
  shortCount,
  stockBadge,
  stockFor,
  struckPrice,
  variantFor,
} from "./rules.ts";

describe("the stock badge (STATE-01 to STATE-04)", () => {
  it.each([
    ["STATE-01", -1, "Out of Stock"],
    ["STATE-01", 0, "Out of Stock"],
    ["STATE-02", 1, "Low Stock"],
    ["STATE-02", 4, "Low Stock"],
    ["STATE-03", 5, "In Stock"],
    ["STATE-03", 19, "In Stock"],
    ["STATE-04", 20, "Available"],
    ["STATE-04", 5000, "Available"],
  ])("%s %i units give %s", (_id, quantity, badge) => {
    expect(stockBadge(quantity)).toBe(badge);
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])("VAL-01 ADD at %i units: %s", (quantity, allowed) => {
    expect(canAdd(quantity)).toBe(allowed);
  });
});

describe("the discount (VAL-03 VAL-04)", () => {
  it.each([
    ["VAL-04", 599, 999, 40],
    ["VAL-04", 50, 100, 50],
    ["VAL-04", 1, 3, 67],
    ["VAL-04", 0, 100, 100],
    ["VAL-03", 100, 100, null],
    ["VAL-03", 120, 100, null],
    ["VAL-03", 0, 0, null],
    ["VAL-03", 100, null, null],
    ["VAL-03", 99_999, 100_000, null],
  ])("%s price %i, original %s gives %s percent", (_id, price, compareAt, percent) => {
    expect(discountPercent(price, compareAt)).toBe(percent);
  });

  it.each([
    [100, 120, 120],
    [100, 100, null],
    [100, 80, null],
    [0, 0, null],
    [100, null, null],
  ])("VAL-05 price %i strikes %s through as %s", (price, compareAt, struck) => {
    expect(struckPrice(price, compareAt)).toBe(struck);
  });
});

const colour = { attributeId: "colour", name: "Colour", values: ["Black", "White", "Red", "Blue", "Green", "Pink"] };
const size = { attributeId: "size", name: "Size", values: ["XS", "S", "M", "L", "XL"] };
const fit = { attributeId: "fit", name: "Fit", values: ["Slim"] };

function variant(options: Record<string, string>, stock: number): Variant {
  return { sku: Object.values(options).join("-"), options, price: 100, compareAt: null, stock };
}

describe("choosing", () => {
  const product = {
    variants: [variant({ Colour: "Black", Size: "S" }, 0), variant({ Colour: "Black", Size: "M" }, 3)],
  };

  it("STATE-15 the default selection is the first value of each attribute", () => {
    expect(defaultSelection([colour, size, fit])).toEqual({ Colour: "Black", Size: "XS", Fit: "Slim" });
    expect(defaultSelection([])).toEqual({});
  });

  it("STATE-15 a sold-out first combination stays the default", () => {
    const selection = defaultSelection([
      { ...colour, values: ["Black"] },
      { ...size, values: ["S", "M"] },
    ]);
    expect(variantFor(product, selection)).toMatchObject({ options: { Size: "S" }, stock: 0 });
  });

  it("N-06 names the variant that a selection means, and none for a combination the shop does not have", () => {
    expect(variantFor(product, { Colour: "Black", Size: "M", Engraving: "no" })?.stock).toBe(3);
    expect(variantFor(product, { Colour: "Black" })).toBeNull();
    expect(stockFor(product, { Colour: "White", Size: "M" })).toBe(0);
    expect(stockFor(product, { Colour: "Black", Size: "M" })).toBe(3);
  });

  it("N-06 a product without attributes has one variant, whatever is selected", () => {
    expect(variantFor({ variants: [variant({}, 7)] }, {})?.stock).toBe(7);
  });

  it("CARD-07 a card has at most 4 swatches and 3 sizes, and no other picker", () => {
    expect(cardAttributes([colour, size, fit])).toEqual([
      { ...colour, values: ["Black", "White", "Red", "Blue"] },
      { ...size, values: ["XS", "S", "M"] },
    ]);
  });
});

describe("what is printed", () => {
  it.each([
    [0, "0"],
    [950, "950"],
    [1500, "1.5k"],
    [3249, "3.2k"],
    [3250, "3.3k"],
    [4000, "4k"],
    [9500, "9.5k"],
  ])("CARD-05 %i is %s", (count, text) => {
    expect(shortCount(count)).toBe(text);
  });

  it.each(["red", "blue", "green", "yellow", "black", "white", "purple", "orange", "pink", "gray", "brown"])(
    "LIM-04 %s has a style of its own, in any letter case",
    (name) => {
      expect(colourStyle(name)).toBe(name);
      expect(colourStyle(` ${name.toUpperCase()} `)).toBe(name);
    },
  );

  it.each(["Navy", "Light Blue", "grey", "", "constructor"])("LIM-04 %j falls back to light gray", (name) => {
    expect(colourStyle(name)).toBe("lightgray");
  });

  it.each([
    ["women", "Women"],
    ["Men", "Men"],
    ["écharpes", "Écharpes"],
    ["", ""],
  ])("CAT-01 %j is printed %j", (name, text) => {
    expect(capitalised(name)).toBe(text);
  });
});
