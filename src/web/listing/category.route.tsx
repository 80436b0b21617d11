import { data } from "react-router";
import { listProducts } from "#domain/catalog/list-products.ts";
import { listCategories } from "#domain/catalog/queries.ts";
import { packListing } from "#contract/packed-product.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { toHandle } from "#contract/handle.ts";
import { pictureUrl } from "#contract/picture.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { quoteFor } from "../session/quote.ts";
import type { Route } from "./+types/category.route";
import { LISTING_PARAMETERS, readListingChoice, toFilter } from "./listing-address.ts";
import { ListingView } from "./listing-view.tsx";
import { SubCategoryLinks } from "./subcategory-links.tsx";

export const handle = { query: LISTING_PARAMETERS };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, shopUrl } = loaderData;
  const t = translationOf(matches, "listing");
  const name = capitalised(category.name);
  const title = t("categoryTitle", { name });
  return pageMeta(matches, {
    title,
    description: t("categoryDescription", {
      name,
      list: category.subCategories.map((sub) => capitalised(sub.name)).join(", "),
    }),
    path: paths.category(category.handle),
    image: category.picture ? pictureUrl(category.picture) : undefined,
    data: [
      breadcrumbData([{ name: translationOf(matches, "frame")("home"), to: paths.home }, { name: title }], shopUrl),
    ],
  });
};

/** A category by its slug, whatever the letter case (C-10); an unknown one is a 404 (G-05). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const language = languageOf(request);
  const category = (await listCategories(ctx, language)).find(({ handle }) => handle === toHandle(params.category));
  if (!category) throw data(null, { status: 404 });
  const choice = readListingChoice(new URL(request.url).searchParams);
  const filter = toFilter(choice, await quoteFor(ctx, request));
  const listing = await listProducts(ctx, { ...filter, language, categories: [category.handle] });
  return {
    category,
    choice,
    listing: packListing(listing),
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["listing"]),
  };
}

/** CAT-01 to CAT-03 */
export default function CategoryPage({ loaderData: { category, choice, listing } }: Route.ComponentProps) {
  const t = useTranslation("listing");
  return (
    <>
      <PageBanner
        tall
        title={t("categoryTitle", { name: capitalised(category.name) })}
        still={`banner-${category.handle}`}
        picture={category.picture}
      />
      <SubCategoryLinks category={category} />
      <ListingView listing={listing} choice={choice} facets="within" empty={t("noneInCategory")} />
    </>
  );
}
