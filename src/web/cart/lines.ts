import { useEffect, useMemo } from "react";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { itemIdOf, shownLines, type Cart } from "#domain/cart/rules.ts";
import { stockFor } from "#domain/catalog/rules.ts";
import { useCart } from "./cart-store.ts";
import { useProducts, wantProducts } from "./products-store.ts";
import { priceFor } from "./selection.ts";

/** A line of the cart whose product the shop knows. */
export interface Line {
  key: string;
  product: ProductSummary;
  attributes: SelectedAttributes;
  quantity: number;
  /** Paise a unit. */
  price: number;
  /** Units there are of this combination. */
  stock: number;
}

/** What stands on a line's place: the line, null for a product the shop does not know (CART-03), or not read yet. */
export interface ShownLine {
  key: string;
  line: Line | null | "loading";
}

/** The lines to show (STATE-16), each with its product where that is known. */
export function linesOf(cart: Cart, products: Record<string, ProductSummary | null>): ShownLine[] {
  return shownLines(cart).map(([key, entry]) => {
    const product = products[itemIdOf(key, entry)];
    if (!product) return { key, line: product === null ? null : "loading" };
    const { attributes, quantity } = entry;
    return {
      key,
      line: {
        key,
        product,
        attributes,
        quantity,
        price: priceFor(product, attributes),
        stock: stockFor(product, attributes),
      },
    };
  });
}

/** The lines that count: those whose product is found (VAL-06). Null while one is not read yet: any sum would be wrong. */
export function foundLines(shown: ShownLine[]): Line[] | null {
  if (shown.some(({ line }) => line === "loading")) return null;
  return shown.flatMap(({ line }) => (line && line !== "loading" ? [line] : []));
}

/** The cart as the page shows it; its products are read when they are missing. */
export function useCartLines(): { ready: boolean; shown: ShownLine[]; found: Line[] | null } {
  const cart = useCart((state) => state.cart);
  const ready = useCart((state) => state.ready);
  const products = useProducts((state) => state.products);
  const shown = useMemo(() => linesOf(cart, products), [cart, products]);
  const found = useMemo(() => foundLines(shown), [shown]);
  useEffect(() => wantProducts(shownLines(cart).map(([key, entry]) => itemIdOf(key, entry))), [cart]);
  return { ready, shown, found };
}
