import { toast } from "../ui/toast.ts";
import { create } from "zustand";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { MAX_QUANTITY } from "#contract/cart.ts";
import { addLine, cartCount, itemIdOf, lineKey, setQuantity, type Cart } from "#domain/cart/rules.ts";
import { stockFor } from "#domain/catalog/rules.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { deviceCopy } from "./device-copy.ts";
import { rememberProducts, useProducts } from "./products-store.ts";
import { serverCalls } from "./server-calls.ts";
import { orderedSelection } from "./selection.ts";

export interface CartState {
  /** The lines by line key. */
  cart: Cart;
  /** Units in the cart (VAL-02). */
  count: number;
  /** False until the device's copy has been read: the server renders no cart. */
  ready: boolean;
  /** A shopper's lines that could not be merged yet: changes stay here until they can be. */
  apart: boolean;
  panelOpen: boolean;
  openPanel(): void;
  closePanel(): void;
  /** Adds units of a product in the chosen attributes (STATE-05), never above the stock (N-06). */
  add(product: ProductSummary, attributes: SelectedAttributes, quantity?: number): void;
  /** Sets a line's quantity (STATE-06); 0 takes the line out (CART-09). */
  setQuantity(key: string, quantity: number): void;
  remove(key: string): void;
  /** Adopts the server's cart. */
  replace(cart: Cart): void;
}

export const cartCopy = deviceCopy<Cart>("cart");

/** The cart: changed here at once (STATE-07), told to the server only with a token (STATE-08, ROLE-01, ROLE-06). */
export const useCart = create<CartState>()((set, get) => ({
  cart: {},
  count: 0,
  ready: false,
  apart: false,
  panelOpen: false,
  openPanel: () => set({ panelOpen: true }),
  closePanel: () => set({ panelOpen: false }),

  add(product, attributes, quantity = 1) {
    const chosen = orderedSelection(product, attributes);
    const added = addLocally(product, chosen, quantity);
    if (added === 0) return;
    tellServer(lineKey(product.id, chosen), false, "/api/cart/add", {
      itemId: product.id,
      selectedAttributeValues: chosen,
      quantity: added,
    });
  },

  setQuantity(key, quantity) {
    const entry = get().cart[key];
    if (!entry) return;
    const itemId = itemIdOf(key, entry);
    const product = useProducts.getState().products[itemId];
    const limit = product ? Math.min(stockFor(product, entry.attributes), MAX_QUANTITY) : MAX_QUANTITY;
    const wanted = Math.max(0, Math.min(Math.trunc(quantity), limit));
    keep(setQuantity(get().cart, key, wanted));
    tellServer(key, true, "/api/cart/update", {
      itemId,
      quantity: wanted,
      selectedAttributeValues: entry.attributes,
    });
  },

  remove: (key) => get().setQuantity(key, 0),
  replace: keep,
}));

/**
 * Adds to the local cart alone, up to the stock.
 * @returns the units added; 0 with a toast when there are no more
 */
export function addLocally(product: ProductSummary, attributes: SelectedAttributes, quantity: number): number {
  const { cart } = useCart.getState();
  const key = lineKey(product.id, attributes);
  const stock = Math.min(stockFor(product, attributes), MAX_QUANTITY);
  const added = Math.max(0, Math.min(quantity, stock - (cart[key]?.quantity ?? 0)));
  if (added < quantity) {
    const t = translationNow("cart");
    toast.error(stock > 0 ? t("onlyInStock", { stock }) : t("outOfStock"), { id: key });
  }
  if (added === 0) return 0;
  rememberProducts([product]);
  keep(addLine(cart, product.id, attributes, added));
  return added;
}

function keep(cart: Cart): void {
  useCart.setState({ cart, count: cartCount(cart), ready: true });
  cartCopy.write({ lines: cart, synced: sharesChanges() });
}

/** Whether the server is told of changes. */
function sharesChanges(): boolean {
  return useSession.getState().token !== null && !useCart.getState().apart;
}

function tellServer(key: string, absolute: boolean, path: string, body: object): void {
  if (!sharesChanges()) return;
  serverCalls.push({ key, absolute, send: () => api<{ message?: string }>(path, { method: "POST", body }) });
}
