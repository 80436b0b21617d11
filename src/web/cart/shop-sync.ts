import { cartCount, type Cart } from "#domain/cart/rules.ts";
import type { Wishlist } from "#domain/wishlist/rules.ts";
import { forgetAddress } from "../checkout/address-memory.ts";
import { useCoupon } from "../checkout/coupon-store.ts";
import { api } from "../session/api.ts";
import { onLogin, onLogout, useSession, type SessionEnd } from "../session/session.ts";
import { useWishlist, wishlistCopy } from "../wishlist/wishlist-store.ts";
import { cartCopy, useCart } from "./cart-store.ts";
import { leftBehind, type Kept } from "./device-copy.ts";
import { serverCalls } from "./server-calls.ts";

/**
 * Fills cart and wishlist from the device, follows other tabs, and follows the session: with a token the server's are
 * fetched (STATE-14), a visitor's own merged into them (G-18); at logout both are cleared (STATE-17). A session that the
 * server ended leaves them on the device.
 * @returns how to stop
 */
export function startShopSync(): () => void {
  showDeviceCopies();
  useCoupon.getState().restore();
  serverCalls.rereadWith(adoptServer);
  useSession.getState().adopt();
  if (useSession.getState().token) join();
  const stops = [
    cartCopy.watch(followOtherTab),
    wishlistCopy.watch(followOtherTab),
    // A token that another tab brought: that tab does the merging, its result comes through the device's copy.
    onLogin((kind) => (kind === "signed-in" ? join() : serverCalls.rereadLater())),
    onLogout(leave),
  ];
  return () => stops.forEach((stop) => stop());
}

/** What another tab has written; but while this one has changes under way, the server settles which of them is right. */
function followOtherTab(): void {
  if (serverCalls.busy) serverCalls.rereadLater();
  else showDeviceCopies();
}

function showDeviceCopies(): void {
  const cart = cartCopy.read()?.lines ?? {};
  useCart.setState({ cart, count: cartCount(cart), ready: true });
  useWishlist.setState({ wishlist: wishlistCopy.read()?.lines ?? {}, ready: true });
}

interface Reply {
  cartData?: Cart;
  wishlistData?: Wishlist;
}

/**
 * Merges what the server does not have, and adopts what it answers. In the queue, so that later changes follow it: they
 * mark the device's copy as told to the server, so what is to be merged is what it was before them.
 */
function join(): void {
  const [cart, wishlist] = [cartCopy.read(), wishlistCopy.read()];
  const send = async () => {
    await bring("cart", cart, cartCopy, (apart) => useCart.setState({ apart }));
    // Who has logged out meanwhile has nothing more to bring.
    if (useSession.getState().token === null) return {};
    await bring("wishlist", wishlist, wishlistCopy, (apart) => useWishlist.setState({ apart }));
    leftBehind.clear();
    return {};
  };
  serverCalls.push({ key: "join", absolute: true, send });
}

/** A merge is counted as done while it is under way: sent twice, its quantities would add up twice. */
async function bring(
  what: "cart" | "wishlist",
  kept: Kept<Cart | Wishlist> | null,
  copy: typeof cartCopy | typeof wishlistCopy,
  setApart: (apart: boolean) => void,
): Promise<void> {
  const own = await ownLines(what, kept);
  if (Object.keys(own).length === 0) return adopt(await post(`/api/${what}/get`));
  markSynced(copy, true);
  setApart(false);
  try {
    adopt(await post(`/api/${what}/merge`, { [what]: own }));
  } catch (error) {
    setApart(true);
    markSynced(copy, false);
    throw error;
  }
}

/** What the device has and the server has not. */
async function ownLines(what: "cart" | "wishlist", kept: Kept<Cart | Wishlist> | null): Promise<Cart | Wishlist> {
  if (!kept || (kept.synced && !leftBehind.read())) return {};
  if (what === "wishlist" || !leftBehind.read()) return kept.lines;
  // Of lines that a shopper's session left, most are the server's own: added to them, they would double.
  const { cartData = {} } = await post("/api/cart/get");
  return Object.fromEntries(
    Object.entries(kept.lines as Cart)
      .map(([key, line]) => [key, { ...line, quantity: line.quantity - (cartData[key]?.quantity ?? 0) }] as const)
      .filter(([, line]) => line.quantity > 0),
  );
}

function markSynced(copy: typeof cartCopy | typeof wishlistCopy, synced: boolean): void {
  const lines = copy.read()?.lines;
  if (lines) copy.write({ lines: lines as Cart, synced });
}

function post(path: string, body: object = {}): Promise<Reply> {
  return api<Reply>(path, { method: "POST", body });
}

async function adoptServer(): Promise<void> {
  if (!useSession.getState().token || useCart.getState().apart || useWishlist.getState().apart) return;
  adopt({ ...(await post("/api/cart/get")), ...(await post("/api/wishlist/get")) });
}

/** What the server has; not while changes wait that it does not know yet. */
function adopt({ cartData, wishlistData }: Reply): void {
  if (!useSession.getState().token) return;
  if (serverCalls.pending) return serverCalls.rereadLater();
  if (cartData) useCart.getState().replace(cartData);
  if (wishlistData) useWishlist.getState().replace(wishlistData);
}

function leave(how: SessionEnd): void {
  serverCalls.drop();
  if (how === "logged-out") return clear();
  // Lines that wait to be merged are a visitor's still.
  if (how === "ended" && !useCart.getState().apart) leftBehind.write();
  useCart.setState({ apart: false });
  useWishlist.setState({ apart: false });
  if (how === "elsewhere") return showDeviceCopies();
  void import("../session/login-ended.tsx").then(({ sayLoginEnded }) => sayLoginEnded());
}

function clear(): void {
  leftBehind.clear();
  useCart.setState({ cart: {}, count: 0, apart: false });
  useWishlist.setState({ wishlist: {}, apart: false });
  cartCopy.clear();
  wishlistCopy.clear();
  useCoupon.getState().remove();
  forgetAddress();
}
