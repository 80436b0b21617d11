import { toast } from "sonner";
import { cartCount, type Cart } from "#domain/cart/rules.ts";
import type { Wishlist } from "#domain/wishlist/rules.ts";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { useWishlist, wishlistCopy } from "../wishlist/wishlist-store.ts";
import { cartCopy, useCart } from "./cart-store.ts";
import { messageOf, serverCalls } from "./server-calls.ts";

/**
 * Fills cart and wishlist from the device, follows other tabs, and follows the session: with a token the server's are
 * fetched (STATE-14), a visitor's own merged into them (G-18); at logout both are cleared (STATE-17).
 * @returns how to stop
 */
export function startShopSync(): () => void {
  showDeviceCopies();
  serverCalls.rereadWith(adoptServer);
  if (useSession.getState().token) void join();
  const stops = [
    cartCopy.watch(showDeviceCopies),
    wishlistCopy.watch(showDeviceCopies),
    useSession.subscribe(({ token }, before) => {
      if (token && !before.token) void join();
      if (!token && before.token) clear();
    }),
  ];
  return () => stops.forEach((stop) => stop());
}

function showDeviceCopies(): void {
  const cart = cartCopy.read()?.lines ?? {};
  useCart.setState({ cart, count: cartCount(cart), ready: true });
  useWishlist.setState({ wishlist: wishlistCopy.read()?.lines ?? {}, ready: true });
}

/** What a shopper brings to the server on arriving: a visitor's lines are merged, else the server's are adopted. */
async function join(): Promise<void> {
  await Promise.all([joinWith("cart", adoptCart), joinWith("wishlist", adoptWishlist)].map((part) => part.catch(tell)));
}

async function joinWith(what: "cart" | "wishlist", adopt: (reply: Reply) => void): Promise<void> {
  const kept = (what === "cart" ? cartCopy : wishlistCopy).read();
  const own = kept && !kept.synced && Object.keys(kept.lines).length > 0 ? kept.lines : null;
  adopt(await (own ? post(`/api/${what}/merge`, { [what]: own }) : post(`/api/${what}/get`)));
}

async function adoptServer(): Promise<void> {
  const [cart, wishlist] = await Promise.all([post("/api/cart/get"), post("/api/wishlist/get")]);
  if (serverCalls.pending) return;
  adoptCart(cart);
  adoptWishlist(wishlist);
}

interface Reply {
  cartData?: Cart;
  wishlistData?: Wishlist;
}

function post(path: string, body: object = {}): Promise<Reply> {
  return api<Reply>(path, { method: "POST", body });
}

function adoptCart({ cartData }: Reply): void {
  if (cartData && useSession.getState().token) useCart.getState().replace(cartData);
}

function adoptWishlist({ wishlistData }: Reply): void {
  if (wishlistData && useSession.getState().token) useWishlist.getState().replace(wishlistData);
}

function tell(error: unknown): void {
  if (useSession.getState().token) toast.error(messageOf(error));
}

function clear(): void {
  serverCalls.drop();
  useCart.setState({ cart: {}, count: 0 });
  useWishlist.setState({ wishlist: {} });
  cartCopy.clear();
  wishlistCopy.clear();
}
