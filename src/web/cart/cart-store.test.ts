import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordedBrowser, shirt, type RecordedBrowser } from "./recorded-browser.ts";

const M = { Colour: "Black", Size: "M" };
const KEY = "linen-shirt_Black_M";

describe("the cart in the browser", () => {
  let browser: RecordedBrowser;
  let stores: Awaited<ReturnType<typeof freshStores>>;

  beforeEach(async () => {
    vi.resetModules();
    browser = recordedBrowser();
    stores = await freshStores();
  });
  afterEach(() => vi.unstubAllGlobals());

  const cart = () => stores.useCart.getState();
  const kept = () => JSON.parse(localStorage.getItem("cart") ?? "null") as { lines: object; synced: boolean } | null;

  it("STATE-05 adds one unit, raises the same combination, and keeps another one apart", () => {
    cart().add(shirt(), M);
    cart().add(shirt(), M);
    cart().add(shirt(), { Colour: "Black", Size: "L" });
    expect(cart().cart[KEY]?.quantity).toBe(2);
    expect(Object.keys(cart().cart)).toEqual([KEY, "linen-shirt_Black_L"]);
    expect(cart().count).toBe(3);
  });

  it("has one key for a combination, in whatever order its values were chosen", () => {
    cart().add(shirt(), { Size: "M", Colour: "Black" });
    cart().add(shirt(), M);
    expect(cart().cart[KEY]?.quantity).toBe(2);
  });

  it("STATE-08 ROLE-01 makes no call without a token", async () => {
    cart().add(shirt(), M);
    cart().setQuantity(KEY, 3);
    cart().remove(KEY);
    await browser.rest();
    expect(browser.calls).toEqual([]);
  });

  it("STATE-07 ROLE-06 changes at once, then tells the server", async () => {
    stores.useSession.setState({ token: "t" });
    cart().add(shirt(), M, 2);
    expect(cart().count).toBe(2);
    cart().setQuantity(KEY, 1);
    expect(cart().count).toBe(1);
    await browser.rest();
    expect(browser.calls).toEqual([
      { path: "/api/cart/add", body: { itemId: "linen-shirt", selectedAttributeValues: M, quantity: 2 } },
      { path: "/api/cart/update", body: { itemId: "linen-shirt", selectedAttributeValues: M, quantity: 1 } },
    ]);
  });

  it("N-06 stops at the stock", async () => {
    stores.useSession.setState({ token: "t" });
    cart().add(shirt(3), M, 2);
    cart().add(shirt(3), M, 2);
    expect(cart().cart[KEY]?.quantity).toBe(3);
    cart().add(shirt(3), M);
    cart().setQuantity(KEY, 50);
    expect(cart().cart[KEY]?.quantity).toBe(3);
    await browser.rest();
    expect(browser.calls.map(({ body }) => (body as { quantity: number }).quantity)).toEqual([2, 1, 3]);
  });

  it("CART-09 takes a line out by quantity 0", () => {
    cart().add(shirt(), M);
    cart().remove(KEY);
    expect(cart().cart).toEqual({});
    expect(cart().count).toBe(0);
  });

  it("G-18 survives a reload, and follows another tab", () => {
    cart().add(shirt(), M);
    expect(kept()).toEqual({ lines: cart().cart, synced: false });
    stores.useCart.setState({ cart: {}, count: 0 });
    const stop = stores.startShopSync();
    expect(cart().count).toBe(1);
    browser.otherTabWrites("cart", {
      lines: { [KEY]: { itemId: "linen-shirt", quantity: 4, attributes: M } },
      synced: false,
    });
    expect(cart().count).toBe(4);
    stop();
  });

  it("takes a damaged copy for an empty cart", () => {
    localStorage.setItem("cart", "{half");
    stores.startShopSync();
    expect(cart()).toMatchObject({ cart: {}, ready: true });
  });

  it("STATE-14 fetches the server's cart and wishlist with a stored token", async () => {
    localStorage.setItem("token", "t");
    browser.answer((path) =>
      path === "/api/cart/get" ? { success: true, cartData: serverCart(4) } : { success: true, wishlistData: {} },
    );
    stores.startShopSync();
    await browser.rest();
    expect(browser.calls.map(({ path }) => path)).toEqual(["/api/cart/get", "/api/wishlist/get"]);
    expect(cart().count).toBe(4);
    expect(kept()?.synced).toBe(true);
  });

  it("G-18 merges a visitor's lines at login, once", async () => {
    stores.startShopSync();
    cart().add(shirt(), M, 2);
    const visitors = cart().cart;
    browser.answer((path) =>
      path.startsWith("/api/cart") ? { success: true, cartData: serverCart(5) } : { success: true, wishlistData: {} },
    );
    stores.useSession.getState().login("t");
    await browser.rest();
    expect(browser.calls[0]).toEqual({ path: "/api/cart/merge", body: { cart: visitors } });
    expect(browser.calls.map(({ path }) => path)).toEqual(["/api/cart/merge", "/api/wishlist/get"]);
    expect(cart().count).toBe(5);
    stores.useSession.getState().login("again");
    await browser.rest();
    expect(browser.calls.filter(({ path }) => path === "/api/cart/merge")).toHaveLength(1);
  });

  it("keeps a visitor's lines when the merge fails, and merges them at the next start", async () => {
    stores.startShopSync();
    cart().add(shirt(), M, 2);
    browser.answer(() => ({ status: 503, body: { success: false, message: "Away" } }));
    stores.useSession.getState().login("t");
    await browser.rest();
    expect(cart().count).toBe(2);
    expect(kept()?.synced).toBe(false);
    cart().setQuantity(KEY, 3);
    await browser.rest();
    expect(browser.calls.filter(({ path }) => path === "/api/cart/update")).toEqual([]);
    browser.answer((path) =>
      path.startsWith("/api/cart") ? { success: true, cartData: serverCart(3) } : { success: true, wishlistData: {} },
    );
    stores.startShopSync();
    await browser.rest();
    expect(browser.calls.filter(({ path }) => path === "/api/cart/merge")).toHaveLength(2);
    expect(kept()?.synced).toBe(true);
  });

  it("does not lose what is added while the server's cart is on its way", async () => {
    localStorage.setItem("token", "t");
    let stored = serverCart(1);
    browser.answer((path) => {
      if (path === "/api/cart/add") stored = serverCart(2);
      return { success: true, cartData: stored, wishlistData: {} };
    });
    stores.startShopSync();
    cart().add(shirt(), M);
    await browser.rest();
    expect(cart().count).toBe(2);
    expect(browser.calls.at(-1)?.path).toBe("/api/wishlist/get");
  });

  it("merges a visitor's wishes though one is moved while the cart is on its way", async () => {
    stores.startShopSync();
    stores.useWishlist.getState().toggle(shirt(), M);
    stores.useWishlist.getState().toggle(shirt(5, "linen-dress"), M);
    browser.answer(() => ({ success: true, cartData: serverCart(1), wishlistData: {} }));
    stores.useSession.getState().login("t");
    stores.useWishlist.getState().moveToCart(KEY);
    await browser.rest();
    expect(browser.calls.slice(0, 3)).toMatchObject([
      { path: "/api/cart/get" },
      { path: "/api/wishlist/merge", body: { wishlist: { [KEY]: {}, "linen-dress_Black_M": {} } } },
      { path: "/api/wishlist/move-to-cart" },
    ]);
  });

  it("asks for nothing more when the shopper logs out meanwhile", async () => {
    localStorage.setItem("token", "t");
    browser.answer((path) => {
      if (path === "/api/cart/get") stores.useSession.getState().logout();
      return { success: true, cartData: serverCart(1), wishlistData: {} };
    });
    stores.startShopSync();
    await browser.rest();
    expect(browser.calls.map(({ path }) => path)).toEqual(["/api/cart/get", "/api/user/logout"]);
    expect(cart().count).toBe(0);
  });

  it("lets the server settle it when another tab writes while a change is under way", async () => {
    stores.startShopSync();
    stores.useSession.setState({ token: "t" });
    browser.answer(() => ({ success: true, cartData: serverCart(2), wishlistData: {} }));
    cart().add(shirt(), M, 2);
    browser.otherTabWrites("cart", { lines: serverCart(1), synced: true });
    expect(cart().count).toBe(2);
    await browser.rest();
    expect(cart().count).toBe(2);
    expect(kept()?.lines).toEqual(serverCart(2));
  });

  it("ERR-01 reads the server's cart again when a change is refused", async () => {
    stores.startShopSync();
    stores.useSession.setState({ token: "t" });
    browser.answer((path) => {
      if (path === "/api/cart/add") return { status: 409, body: { success: false, message: "Only 1 left." } };
      return { success: true, cartData: serverCart(1), wishlistData: {} };
    });
    cart().add(shirt(), M, 3);
    expect(cart().count).toBe(3);
    await browser.rest();
    expect(cart().count).toBe(1);
  });

  it("STATE-17 clears cart and wishlist on the device at logout", async () => {
    stores.startShopSync();
    stores.useSession.getState().login("t");
    await browser.rest();
    cart().add(shirt(), M);
    stores.useWishlist.getState().toggle(shirt(), M);
    stores.useSession.getState().logout();
    expect(cart()).toMatchObject({ cart: {}, count: 0 });
    expect(stores.useWishlist.getState().wishlist).toEqual({});
    expect(localStorage.getItem("cart")).toBeNull();
    expect(localStorage.getItem("wishlist")).toBeNull();
  });
});

function serverCart(quantity: number) {
  return { [KEY]: { itemId: "linen-shirt", quantity, attributes: M } };
}

async function freshStores() {
  const [{ useCart }, { useWishlist }, { useSession }, { startShopSync }] = await Promise.all([
    import("./cart-store.ts"),
    import("../wishlist/wishlist-store.ts"),
    import("../session/session.ts"),
    import("./shop-sync.ts"),
  ]);
  return { useCart, useWishlist, useSession, startShopSync };
}
