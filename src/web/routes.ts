import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** The whole URL space of the storefront (specification, section 2; C-09). Links are built by paths.ts. */
export default [
  index("home/home.route.tsx"),
  route("collection", "listing/listing.route.tsx"),
  route("collections/:handle", "listing/named-collection.route.tsx"),
  route("category/:category", "listing/category.route.tsx"),
  route("category/:category/:subCategory", "listing/subcategory.route.tsx"),
  route("product/:id", "product/product.route.tsx"),
  route("about", "about/about.route.tsx"),
  route("contact", "contact/contact.route.tsx"),
  route("cart", "cart/cart.route.tsx"),
  route("place-order", "checkout/place-order.route.tsx"),
  route("orders", "orders/orders.route.tsx"),
  route("orders/:id", "orders/order.route.tsx"),
  route("verify", "verify/verify.route.tsx"),
  route("wishlist", "wishlist/wishlist.route.tsx"),
  route("account", "account/account.route.tsx"),
  route("login", "login/login.route.tsx"),
  route("reset-password", "login/reset-password.route.tsx"),
  route("confirm-email", "login/confirm-email.route.tsx"),
  route("robots.txt", "seo/robots.route.ts"),
  route("sitemap.xml", "seo/sitemap-index.route.ts"),
  route("sitemaps/:file", "seo/sitemap.route.ts"),
  route("*", "layout/not-found.route.tsx"),
] satisfies RouteConfig;
