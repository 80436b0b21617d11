import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { findProduct } from "#domain/catalog/find-product.ts";
import { relatedProducts } from "#domain/catalog/queries.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { productPacker } from "#contract/packed-product.ts";
import { pictureUrl } from "#contract/picture.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { breadcrumbData, productData } from "../seo/structured-data.ts";
import { ProductGrid } from "../ui-shop/product-grid.tsx";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { Route } from "./+types/product.route";
import { productCrumbs } from "./crumbs.ts";
import { ProductView } from "./product-view.tsx";
import { ProductTabs } from "./product-tabs.tsx";

/** Also what is chosen, by the attributes' handles. */
export const handle = { query: ["tab", "order", "stars"], attributes: true };

const RELATED = 4;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { product, shopUrl } = loaderData;
  const t = translationOf(matches, "product");
  const crumbs = productCrumbs(product, translationOf(matches, "frame")("home"));
  const [first] = product.pictures;
  return pageMeta(matches, {
    title: product.name,
    description:
      product.description ||
      t("descriptionFallback", { name: product.name, kind: capitalised(product.subCategory.name) }),
    path: paths.product(product.id),
    image: first && pictureUrl(first),
    data: [productData(product, shopUrl), breadcrumbData(crumbs, shopUrl)],
  });
};

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const language = languageOf(request);
  const product = await findProduct(ctx, params.id, language);
  if (!product) throw data(null, { status: 404 });
  const related = await relatedProducts(ctx, product, RELATED, language);
  return {
    product,
    related: productPacker()(related),
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["product", "reviews", "reviewForm"]),
  };
}

/**
 * What was chosen and which tab is open are the browser's affair: they change nothing that the server says. A page that
 * stays where it is asks on purpose: its rating has changed.
 */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { currentUrl, nextUrl, defaultShouldRevalidate, formMethod } = change;
  const asks = formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
  return asks && defaultShouldRevalidate;
}

export default function ProductPage({ loaderData: { product, related } }: Route.ComponentProps) {
  const t = useTranslation("product");
  const frame = useTranslation("frame");
  return (
    <>
      <div className="shell pt-5 pb-section md:pt-7">
        <Breadcrumb crumbs={productCrumbs(product, frame("home"))} className="text-muted" />
        <ProductView key={product.id} product={product} />
        <ProductTabs product={product} />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related" className="below shell pb-section">
          <h2 id="related" className="mb-8 text-title md:mb-10">
            {t("related")}
          </h2>
          <ProductGrid products={related} />
        </section>
      )}
    </>
  );
}
