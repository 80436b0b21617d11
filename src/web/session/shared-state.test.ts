import { expect, it } from "vitest";
import { CURRENCIES } from "#contract/money.ts";
import { DELIVERY_FEE } from "#domain/checkout/shipping.ts";
import { useCart } from "../cart/cart-store.ts";
import { useProducts } from "../cart/products-store.ts";
import { useOpenPanel } from "../layout/open-panel.ts";
import { useWishlist } from "../wishlist/wishlist-store.ts";
import { useSession } from "./session.ts";

it("ENT-22 cart, wishlist, token, products and the search box are shared by all pages; nothing is in them at first", () => {
  expect(useCart.getState()).toMatchObject({ cart: {}, count: 0 });
  expect(useWishlist.getState()).toMatchObject({ wishlist: {} });
  expect(useSession.getState()).toMatchObject({ token: null });
  expect(useProducts.getState()).toMatchObject({ products: {} });
  useOpenPanel.getState().open("search");
  expect(useOpenPanel.getState().panel).toBe("search");
  useOpenPanel.getState().close();
  expect(useOpenPanel.getState().panel).toBeNull();
  expect([CURRENCIES.INR, DELIVERY_FEE]).toEqual(["₹", 1000]);
});
