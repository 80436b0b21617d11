import type { Wishlist } from "#contract/cart.ts";
import type { SelectedAttributes } from "#contract/catalog.ts";
import { lineKey } from "../cart/rules.ts";

export type { Wishlist, WishlistEntry } from "#contract/cart.ts";

/** STATE-12: adds an entry when it is new; else the list as it is. */
export function addWish(wishlist: Wishlist, itemId: string, attributes: SelectedAttributes): Wishlist {
  const key = lineKey(itemId, attributes);
  return key in wishlist ? wishlist : { ...wishlist, [key]: { itemId, attributes } };
}

/** STATE-12: takes an entry out when it is there; else the list as it is. */
export function removeWish(wishlist: Wishlist, key: string): Wishlist {
  if (!(key in wishlist)) return wishlist;
  const { [key]: _gone, ...others } = wishlist;
  return others;
}

/** G-18: two lists as one, entries of `into` first. */
export function mergeWishlists(into: Wishlist, other: Wishlist): Wishlist {
  return { ...into, ...Object.fromEntries(Object.entries(other).filter(([key]) => !(key in into))) };
}
