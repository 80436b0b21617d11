import { data } from "react-router";
import { listProducts } from "#domain/catalog/list-products.ts";
import { findCollection } from "#domain/content/collections.ts";
import { packListing } from "#contract/packed-product.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { quoteFor } from "../session/quote.ts";
import type { Route } from "./+types/named-collection.route";
import { LISTING_PARAMETERS, readListingChoice, toFilter } from "./listing-address.ts";
import { ListingView } from "./listing-view.tsx";

export const handle = { query: LISTING_PARAMETERS };

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.collection.title,
        description:
          loaderData.collection.subtitle ??
          translationOf(matches, "listing")("collectionDescription", { name: loaderData.collection.title }),
        path: paths.namedCollection(loaderData.collection.handle),
      })
    : [];

/** The products of one collection (C-09); an unknown one is a 404 (G-05). */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const language = languageOf(request);
  const collection = await findCollection(ctx, params.handle, language);
  if (!collection) throw data(null, { status: 404 });
  const choice = readListingChoice(new URL(request.url).searchParams);
  const filter = toFilter(choice, await quoteFor(ctx, request));
  const listing = await listProducts(ctx, { ...filter, language, collection: collection.handle });
  return {
    collection,
    choice,
    listing: packListing(listing),
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["listing"]),
  };
}

export default function NamedCollectionPage({ loaderData: { collection, choice, listing } }: Route.ComponentProps) {
  const t = useTranslation("listing");
  return (
    <>
      <PageBanner
        tall
        title={collection.title}
        trail={[{ name: t("collections"), to: paths.collection }]}
        still={`banner-${collection.handle}`}
        picture={collection.picture}
      >
        {collection.subtitle}
      </PageBanner>
      <ListingView listing={listing} choice={choice} facets="within" empty={t("noneMatching")} />
    </>
  );
}
