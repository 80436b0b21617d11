import { toast } from "../ui/toast.ts";
import { create } from "zustand";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { itemIdOf, lineKey } from "#domain/cart/rules.ts";
import { addWish, removeWish, type Wishlist } from "#domain/wishlist/rules.ts";
import { addLocally } from "../cart/cart-store.ts";
import { deviceCopy } from "../cart/device-copy.ts";
import { rememberProducts, useProducts } from "../cart/products-store.ts";
import { serverCalls } from "../cart/server-calls.ts";
import { orderedSelection } from "../cart/selection.ts";
import type { AllWords } from "../i18n/all-words.server.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";

export interface WishlistState {
  /** The entries by the same keys as the cart's lines. */
  wishlist: Wishlist;
  /** False until the device's copy has been read: the server renders no wishlist. */
  ready: boolean;
  /** A shopper's entries that could not be merged yet: changes stay here until they can be. */
  apart: boolean;
  has(productId: string, attributes: SelectedAttributes): boolean;
  /** Adds when new, removes when there (STATE-12). */
  toggle(product: ProductSummary, attributes: SelectedAttributes): void;
  remove(key: string): void;
  /** Adds to the cart, removes here, then tells the server; only for an entry of the list (STATE-09, STATE-10). */
  moveToCart(key: string): void;
  /** Adopts the server's wishlist. */
  replace(wishlist: Wishlist): void;
}

export const wishlistCopy = deviceCopy<Wishlist>("wishlist");

/** The wishlist: changed here at once (STATE-07), told to the server only with a token (STATE-08). */
export const useWishlist = create<WishlistState>()((set, get) => ({
  wishlist: {},
  ready: false,
  apart: false,
  has: (productId, attributes) => lineKey(productId, attributes) in get().wishlist,

  toggle(product, attributes) {
    const chosen = orderedSelection(product, attributes);
    const key = lineKey(product.id, chosen);
    if (key in get().wishlist) return get().remove(key);
    rememberProducts([product]);
    keep(addWish(get().wishlist, product.id, chosen));
    announce(key, "add", product.id, chosen, "added");
  },

  remove(key) {
    const entry = takeOut(key);
    if (entry) announce(key, "remove", entry.itemId, entry.attributes, "removed");
  },

  moveToCart(key) {
    const waiting = get().wishlist[key];
    const product = waiting && useProducts.getState().products[itemIdOf(key, waiting)];
    if (!waiting || !product || addLocally(product, waiting.attributes, 1) === 0) return;
    const entry = takeOut(key);
    if (entry) announce(key, "move-to-cart", entry.itemId, entry.attributes, "moved", "removed");
  },

  replace: keep,
}));

function takeOut(key: string) {
  const { wishlist } = useWishlist.getState();
  const entry = wishlist[key];
  if (!entry) return null;
  keep(removeWish(wishlist, key));
  return { itemId: itemIdOf(key, entry), attributes: entry.attributes };
}

function keep(wishlist: Wishlist): void {
  useWishlist.setState({ wishlist, ready: true });
  wishlistCopy.write({ lines: wishlist, synced: sharesChanges() });
}

/** Whether the server is told of changes. */
function sharesChanges(): boolean {
  return useSession.getState().token !== null && !useWishlist.getState().apart;
}

/** One toast an action (C-23): the server's words with a token, the same words of our own without. */
function announce(
  key: string,
  action: "add" | "remove" | "move-to-cart",
  itemId: string,
  attributes: SelectedAttributes,
  words: keyof AllWords["wishes"],
  more?: keyof AllWords["wishes"],
): void {
  const toastId = `wishlist ${key}`;
  const t = translationNow("wishes");
  const detail = more && t(more);
  if (!sharesChanges()) return toast.success(t(words), { id: toastId, description: detail });
  const body = { itemId, selectedAttributeValues: attributes };
  serverCalls.push({
    key: toastId,
    absolute: false,
    detail,
    send: () => api<{ message?: string }>(`/api/wishlist/${action}`, { method: "POST", body }),
  });
}
