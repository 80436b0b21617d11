/** Every address of the storefront, built in one place; the routes themselves stand in routes.ts. */
export const paths = {
  home: "/",
  collection: "/collection",
  namedCollection: (handle: string) => `/collections/${handle}`,
  product: (id: string) => `/product/${id}`,
  category: (category: string) => `/category/${category}`,
  subCategory: (category: string, subCategory: string) => `/category/${category}/${subCategory}`,
  cart: "/cart",
  checkout: "/place-order",
  orders: "/orders",
  verify: "/verify",
  wishlist: "/wishlist",
  account: "/account",
  login: "/login",
  about: "/about",
  contact: "/contact",
} as const;
