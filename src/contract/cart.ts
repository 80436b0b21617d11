import type { SelectedAttributes } from "./catalog.ts";

/** A line of the cart (ENT-05). */
export interface CartEntry {
  /** The product's id; missing in old copies: see `itemIdOf`. */
  itemId: string;
  quantity: number;
  attributes: SelectedAttributes;
}

/** The cart by line key (ENT-04). */
export type Cart = Record<string, CartEntry>;

/** What a shopper keeps for later; keyed as the cart is (ENT-07). */
export interface WishlistEntry {
  itemId: string;
  attributes: SelectedAttributes;
}

export type Wishlist = Record<string, WishlistEntry>;

/** Lines a cart, an order or a merge holds at most. */
export const MAX_LINES = 100;

/** Units of one line at most, whatever the stock. */
export const MAX_QUANTITY = 999;

/** Entries a wishlist holds at most. */
export const MAX_WISHES = 500;
