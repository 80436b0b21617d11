import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { BASE_QUOTE, convert } from "#contract/money.ts";
import {
  addLine,
  cartAmount,
  cartCount,
  itemIdOf,
  lineKey,
  mergeCarts,
  setQuantity,
  shownLines,
  type Cart,
} from "./rules.ts";

const black = { Colour: "Black", Size: "M" };
const white = { Colour: "White", Size: "M" };

describe("cart lines", () => {
  it("ENT-04 keys a line by item id and chosen values joined by underscores", () => {
    expect(lineKey("linen-shirt", black)).toBe("linen-shirt_Black_M");
    expect(lineKey("tote", {})).toBe("tote");
  });

  it("ENT-04 takes the values in the order of the given map", () => {
    expect(lineKey("linen-shirt", { Size: "M", Colour: "Black" })).toBe("linen-shirt_M_Black");
  });

  it("ENT-05 falls back to what stands before the first underscore", () => {
    expect(itemIdOf("linen-shirt_Black_M", { itemId: "other" })).toBe("other");
    expect(itemIdOf("linen-shirt_Black_M", {})).toBe("linen-shirt");
    expect(itemIdOf("linen-shirt_Black_M")).toBe("linen-shirt");
    expect(itemIdOf("tote")).toBe("tote");
  });

  it("STATE-05 raises the same combination by 1 and creates another at 1", () => {
    const once = addLine({}, "shirt", black);
    const twice = addLine(once, "shirt", black);
    const both = addLine(twice, "shirt", white);
    expect(once).toEqual({ shirt_Black_M: { itemId: "shirt", quantity: 1, attributes: black } });
    expect(both["shirt_Black_M"]?.quantity).toBe(2);
    expect(both["shirt_White_M"]?.quantity).toBe(1);
    expect(Object.keys(addLine(both, "shirt", black))).toEqual(["shirt_Black_M", "shirt_White_M"]);
  });

  it("N-06 stops at the stock", () => {
    expect(addLine({}, "shirt", black, 5, 3)["shirt_Black_M"]?.quantity).toBe(3);
    expect(addLine({}, "shirt", black, 1, 0)).toEqual({});
    const cart = addLine({}, "shirt", black);
    expect(setQuantity(cart, "shirt_Black_M", 9, 4)["shirt_Black_M"]?.quantity).toBe(4);
  });

  it("STATE-06 sets the quantity to the given value, and 0 takes the line out", () => {
    const cart = addLine({}, "shirt", black, 2);
    expect(setQuantity(cart, "shirt_Black_M", 7)["shirt_Black_M"]?.quantity).toBe(7);
    expect(setQuantity(cart, "shirt_Black_M", 0)).toEqual({});
    expect(setQuantity(cart, "unknown", 3)).toBe(cart);
  });

  it("VAL-02 STATE-16 counts and shows quantities above 0 alone", () => {
    const lines = { a: { quantity: 2 }, b: { quantity: 0 }, c: {}, d: { quantity: 3 } } as unknown as Cart;
    expect(cartCount(lines)).toBe(5);
    expect(shownLines(lines).map(([key]) => key)).toEqual(["a", "d"]);
  });

  it("VAL-06 sums over the lines whose product is found", () => {
    const cart = addLine(addLine({}, "shirt", black, 2), "gone", {}, 3);
    const priceOf = (_key: string, { itemId }: { itemId: string }) => (itemId === "shirt" ? 99_900 : null);
    expect(cartAmount(cart, priceOf, BASE_QUOTE)).toBe(199_800);
    const dollars = { currency: "USD", conversionRate: 0.0119 } as const;
    expect(cartAmount(cart, priceOf, dollars)).toBe(2 * convert(99_900, dollars));
  });

  it("G-18 merges two carts: quantities add, capped at the stock", () => {
    const stocks: Record<string, number> = { shirt_Black_M: 5, tote: 10, gone: 0 };
    const stockOf = (key: string) => stocks[key] ?? 0;
    const merged = mergeCarts(
      addLine({}, "shirt", black, 4),
      addLine(addLine(addLine({}, "shirt", black, 3), "tote", {}, 2), "gone", {}),
      stockOf,
    );
    expect(merged).toEqual({
      shirt_Black_M: { itemId: "shirt", quantity: 5, attributes: black },
      tote: { itemId: "tote", quantity: 2, attributes: {} },
    });
  });

  it("G-18 never merges to more than the stock nor to less than both had within it", () => {
    const units = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(units, units, units, (mine, theirs, stock) => {
        const merged = mergeCarts(addLine({}, "tote", {}, mine), addLine({}, "tote", {}, theirs), () => stock);
        expect(merged["tote"]?.quantity).toBe(Math.min(mine + theirs, stock));
      }),
    );
  });
});
