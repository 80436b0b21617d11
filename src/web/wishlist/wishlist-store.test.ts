import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { recordedBrowser, shirt, type RecordedBrowser } from "../cart/recorded-browser.ts";

const M = { Colour: "Black", Size: "M" };
const KEY = "linen-shirt_Black_M";

describe("the wishlist in the browser", () => {
  let browser: RecordedBrowser;
  let stores: Awaited<ReturnType<typeof freshStores>>;

  beforeEach(async () => {
    vi.resetModules();
    browser = recordedBrowser();
    stores = await freshStores();
  });
  afterEach(() => vi.unstubAllGlobals());

  const wishlist = () => stores.useWishlist.getState();

  it("STATE-12 adds what is new, and removes what is there", () => {
    wishlist().toggle(shirt(), M);
    expect(wishlist().has("linen-shirt", M)).toBe(true);
    expect(Object.keys(wishlist().wishlist)).toEqual([KEY]);
    wishlist().toggle(shirt(), M);
    expect(wishlist().wishlist).toEqual({});
    const before = wishlist().wishlist;
    wishlist().remove("no-such-entry");
    expect(wishlist().wishlist).toBe(before);
  });

  it("STATE-08 makes no call without a token", async () => {
    wishlist().toggle(shirt(), M);
    wishlist().moveToCart(KEY);
    await browser.rest();
    expect(browser.calls).toEqual([]);
  });

  it("STATE-09 moves: into the cart, out of the wishlist, then to the server", async () => {
    stores.useSession.setState({ token: "t" });
    wishlist().toggle(shirt(), M);
    await browser.rest();
    const order: string[] = [];
    stores.useCart.subscribe(() => order.push("cart"));
    stores.useWishlist.subscribe(() => order.push("wishlist"));
    browser.answer((path) => {
      order.push(path);
      return { success: true, message: "Moved to cart" };
    });
    wishlist().moveToCart(KEY);
    await browser.rest();
    expect(order).toEqual(["cart", "wishlist", "/api/wishlist/move-to-cart"]);
    expect(stores.useCart.getState().cart[KEY]?.quantity).toBe(1);
    expect(browser.calls.at(-1)?.body).toEqual({ itemId: "linen-shirt", selectedAttributeValues: M });
  });

  it("STATE-10 moves only what is in the wishlist", async () => {
    stores.useSession.setState({ token: "t" });
    wishlist().moveToCart(KEY);
    await browser.rest();
    expect(stores.useCart.getState().cart).toEqual({});
    expect(browser.calls).toEqual([]);
  });

  it("N-06 keeps an entry that the stock does not allow in the cart", () => {
    wishlist().toggle(shirt(0), M);
    wishlist().moveToCart(KEY);
    expect(wishlist().has("linen-shirt", M)).toBe(true);
    expect(stores.useCart.getState().cart).toEqual({});
  });
});

async function freshStores() {
  const [{ useCart }, { useWishlist }, { useSession }] = await Promise.all([
    import("../cart/cart-store.ts"),
    import("./wishlist-store.ts"),
    import("../session/session.ts"),
  ]);
  return { useCart, useWishlist, useSession };
}
