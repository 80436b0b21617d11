import type { Cart, CartEntry } from "#contract/cart.ts";
import type { SelectedAttributes } from "#contract/catalog.ts";
import { convert, type Quote } from "#contract/money.ts";

export type { Cart, CartEntry } from "#contract/cart.ts";

/**
 * ENT-04: item id and chosen values, joined by underscores; the id alone where there is nothing to choose.
 * The values come in the order of the given map. One combination must have one key, so give the map in the order of
 * the product's attributes, as the server stores it.
 */
export function lineKey(itemId: string, attributes: SelectedAttributes): string {
  return [itemId, ...Object.values(attributes)].join("_");
}

/** ENT-05: whose line it is; without itemId, what stands before the key's first underscore. */
export function itemIdOf(key: string, entry?: { itemId?: string }): string {
  return entry?.itemId || (key.split("_", 1)[0] ?? key);
}

/**
 * STATE-05: raises the line of this combination, or creates it. The given cart is left as it is.
 * @param stock units there are: the line stops there (N-06)
 */
export function addLine(
  cart: Cart,
  itemId: string,
  attributes: SelectedAttributes,
  quantity = 1,
  stock = Infinity,
): Cart {
  const key = lineKey(itemId, attributes);
  return withLine(cart, key, { itemId, attributes, quantity: Math.min((cart[key]?.quantity ?? 0) + quantity, stock) });
}

/** STATE-06, CART-09: sets a line's quantity, at most the stock; 0 takes the line out. An unknown key changes nothing. */
export function setQuantity(cart: Cart, key: string, quantity: number, stock = Infinity): Cart {
  const entry = cart[key];
  return entry ? withLine(cart, key, { ...entry, quantity: Math.min(quantity, stock) }) : cart;
}

function withLine(cart: Cart, key: string, entry: CartEntry): Cart {
  const { [key]: _before, ...others } = cart;
  if (entry.quantity <= 0) return others;
  return key in cart ? { ...cart, [key]: entry } : { ...others, [key]: entry };
}

/** STATE-16: the lines to show, which are those with a quantity above 0. */
export function shownLines(cart: Cart): [key: string, entry: CartEntry][] {
  return Object.entries(cart).filter(([, entry]) => entry.quantity > 0);
}

/** VAL-02: units in the cart. */
export function cartCount(cart: Cart): number {
  return shownLines(cart).reduce((sum, [, { quantity }]) => sum + quantity, 0);
}

/**
 * VAL-06: what the cart comes to, in hundredths of the quoted currency, over the lines whose product is found.
 * @param priceOf a line's unit price in paise; null where its product is unknown
 */
export function cartAmount(
  cart: Cart,
  priceOf: (key: string, entry: CartEntry) => number | null,
  quote: Quote,
): number {
  return shownLines(cart).reduce((sum, [key, entry]) => {
    const price = priceOf(key, entry);
    return price === null ? sum : sum + convert(price, quote) * entry.quantity;
  }, 0);
}

/**
 * G-18: two carts as one, lines of `into` first. Quantities add, capped at the stock; a line without stock is left
 * as `into` has it.
 * @param stockOf units there are of a line's combination
 */
export function mergeCarts(into: Cart, other: Cart, stockOf: (key: string, entry: CartEntry) => number): Cart {
  return shownLines(other).reduce((merged, [key, entry]) => {
    const stock = stockOf(key, entry);
    if (stock <= 0) return merged;
    const quantity = Math.min((merged[key]?.quantity ?? 0) + entry.quantity, stock);
    return { ...merged, [key]: { ...entry, itemId: itemIdOf(key, entry), quantity } };
  }, into);
}
