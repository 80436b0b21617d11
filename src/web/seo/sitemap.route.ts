import { data } from "react-router";
import { productAddresses } from "#domain/catalog/product-addresses.ts";
import { listCategories } from "#domain/catalog/queries.ts";
import { listCollections } from "#domain/content/collections.ts";
import type { ShopContext } from "#domain/context.ts";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import type { Route } from "./+types/sitemap.route";
import { alternates } from "./alternates.ts";
import { sitemap } from "./xml.ts";

/** GET /sitemaps/pages.xml and /sitemaps/products-{n}.xml: every page that a search engine should know. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const { SHOP_URL } = ctx.config;
  const entry = (path: string) => ({ address: `${SHOP_URL}${path}`, alternates: alternates(path, SHOP_URL) });
  if (params.file === "pages.xml") {
    return sitemap(
      "url",
      (await pagePaths(ctx)).map((path) => entry(path)),
    );
  }
  const file = /^products-([1-9]\d{0,4})\.xml$/.exec(params.file)?.[1];
  const products = file ? await productAddresses(ctx, Number(file)) : [];
  if (products.length === 0 && file !== "1") throw data(null, { status: 404 });
  return sitemap(
    "url",
    products.map(({ id, changed }) => ({ ...entry(paths.product(id)), changed })),
  );
}

async function pagePaths(ctx: ShopContext): Promise<string[]> {
  const [categories, collections] = await Promise.all([listCategories(ctx), listCollections(ctx)]);
  return [
    paths.home,
    paths.collection,
    paths.about,
    paths.contact,
    ...categories.flatMap(({ handle, subCategories }) => [
      paths.category(handle),
      ...subCategories.map((subCategory) => paths.subCategory(handle, subCategory.handle)),
    ]),
    ...collections.map(({ handle }) => paths.namedCollection(handle)),
  ];
}
