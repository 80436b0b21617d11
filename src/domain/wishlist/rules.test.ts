import { describe, expect, it } from "vitest";
import { addWish, mergeWishlists, removeWish } from "./rules.ts";

const size = { Size: "M" };

describe("wishlist", () => {
  it("ENT-07 keys an entry as the cart does", () => {
    expect(addWish({}, "tee", size)).toEqual({ tee_M: { itemId: "tee", attributes: size } });
  });

  it("STATE-12 adds only what is new and removes only what is there", () => {
    const list = addWish({}, "tee", size);
    expect(addWish(list, "tee", size)).toBe(list);
    expect(removeWish(list, "tee_L")).toBe(list);
    expect(removeWish(list, "tee_M")).toEqual({});
  });

  it("G-18 merges two lists without doubling an entry", () => {
    const mine = addWish({}, "tee", size);
    const theirs = addWish(addWish({}, "tote", {}), "tee", size);
    expect(Object.keys(mergeWishlists(mine, theirs))).toEqual(["tee_M", "tote"]);
  });
});
