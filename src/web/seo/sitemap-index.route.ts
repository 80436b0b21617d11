import { productAddressFiles } from "#domain/catalog/product-addresses.ts";
import { shopOf } from "../load-context.ts";
import type { Route } from "./+types/sitemap-index.route";
import { sitemap } from "./xml.ts";

/** GET /sitemap.xml: where the lists of addresses are. */
export async function loader({ context }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const files = Array.from({ length: await productAddressFiles(ctx) }, (_, index) => `products-${index + 1}`);
  return sitemap(
    "sitemap",
    ["pages", ...files].map((name) => ({ address: `${ctx.config.SHOP_URL}/sitemaps/${name}.xml` })),
  );
}
