import { data, Link } from "react-router";
import { listProducts } from "#domain/catalog/list-products.ts";
import { listCategories } from "#domain/catalog/queries.ts";
import { packListing } from "#contract/packed-product.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { toHandle } from "#contract/handle.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { breadcrumbData } from "../seo/structured-data.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { quoteFor } from "../session/quote.ts";
import type { Route } from "./+types/subcategory.route";
import { LISTING_PARAMETERS, readListingChoice, toFilter } from "./listing-address.ts";
import { ListingView } from "./listing-view.tsx";
import { SubCategoryLinks } from "./subcategory-links.tsx";

export const handle = { query: LISTING_PARAMETERS };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { category, sub, shopUrl } = loaderData;
  const [parent, name] = [capitalised(category.name), capitalised(sub.name)];
  const t = translationOf(matches, "listing");
  const shelf = t.language === "en" ? parent.toLowerCase() : parent;
  return pageMeta(matches, {
    title: t("subCategoryTitle", { parent, name }),
    description: t("subCategoryDescription", { name, parent: shelf }),
    path: paths.subCategory(category.handle, sub.handle),
    data: [
      breadcrumbData(
        [
          { name: translationOf(matches, "frame")("home"), to: paths.home },
          { name: parent, to: paths.category(category.handle) },
          { name },
        ],
        shopUrl,
      ),
    ],
  });
};

/** A subcategory within its category, by their slugs (C-10); an unknown one is a 404 (G-05). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const language = languageOf(request);
  const category = (await listCategories(ctx, language)).find(({ handle }) => handle === toHandle(params.category));
  const sub = category?.subCategories.find(({ handle }) => handle === toHandle(params.subCategory));
  if (!category || !sub) throw data(null, { status: 404 });
  const choice = readListingChoice(new URL(request.url).searchParams);
  const filter = toFilter(choice, await quoteFor(ctx, request));
  const listing = await listProducts(ctx, {
    ...filter,
    language,
    categories: [category.handle],
    subCategories: [sub.handle],
  });
  return {
    category,
    sub,
    choice,
    listing: packListing(listing),
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["listing"]),
  };
}

/** CAT-04 to CAT-07 */
export default function SubCategoryPage({ loaderData: { category, sub, choice, listing } }: Route.ComponentProps) {
  const t = useTranslation("listing");
  const name = capitalised(category.name);
  const empty = (
    <>
      <p>{t("noneInSubCategory", { category: category.name, subCategory: sub.name })}</p>
      <Link to={paths.category(category.handle)} className="underlined mt-6 inline-block font-sans text-sm text-ink">
        {t("viewAllOf", { category: category.name })}
      </Link>
    </>
  );
  return (
    <>
      <PageBanner
        tall
        title={capitalised(sub.name)}
        trail={[{ name, to: paths.category(category.handle) }]}
        still={`banner-${category.handle}`}
        picture={category.picture}
      />
      <SubCategoryLinks category={category} />
      <ListingView listing={listing} choice={choice} facets="within" empty={empty} />
    </>
  );
}
