import type { Flag } from "#contract/catalog.ts";

/** Every address of the storefront, built in one place; the routes themselves stand in routes.ts. */
export const paths = {
  home: "/",
  collection: "/collection",
  search: (q: string) => `/collection?${new URLSearchParams({ q })}`,
  flagged: (flag: Flag) => `/collection?flag=${flag}`,
  namedCollection: (handle: string) => `/collections/${handle}`,
  product: (id: string) => `/product/${id}`,
  category: (category: string) => `/category/${category}`,
  subCategory: (category: string, subCategory: string) => `/category/${category}/${subCategory}`,
  cart: "/cart",
  checkout: "/place-order",
  orders: "/orders",
  order: (orderId: string) => `/orders/${orderId}`,
  verify: "/verify",
  /** The page that asks the server about an order's payment (CHK-16). */
  verifyOrder: (orderId: string) => `/verify?${new URLSearchParams({ success: "true", orderId })}`,
  wishlist: "/wishlist",
  account: "/account",
  login: "/login",
  /** The login that leads back afterwards. */
  loginThen: (returnTo: string) => `/login?${new URLSearchParams({ returnTo })}`,
  /** Asks for a mailed link; with its token, for the new password. */
  resetPassword: "/reset-password",
  about: "/about",
  contact: "/contact",
} as const;
