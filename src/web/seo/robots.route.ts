import { paths } from "../paths.ts";
import { shopOf } from "../load-context.ts";
import type { Route } from "./+types/robots.route";

/** What is one shopper's own, or no page. */
const PRIVATE = [
  paths.cart,
  paths.checkout,
  paths.orders,
  paths.verify,
  paths.wishlist,
  paths.account,
  paths.login,
  "/api/",
];

/** GET /robots.txt */
export function loader({ context }: Route.LoaderArgs) {
  const { SHOP_URL } = shopOf(context).config;
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${SHOP_URL}/sitemap.xml`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
