import { listProducts } from "#domain/catalog/list-products.ts";
import { secondChoice } from "#domain/catalog/second-choice.ts";
import { packListing } from "#contract/packed-product.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { shopOf } from "../load-context.ts";
import { flagName } from "../layout/menus.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { quoteFor } from "../session/quote.ts";
import type { Route } from "./+types/listing.route";
import { LISTING_PARAMETERS, readListingChoice, toFilter } from "./listing-address.ts";
import { ListingView } from "./listing-view.tsx";

export const handle = { query: LISTING_PARAMETERS };

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const t = translationOf(matches, "listing");
  return pageMeta(matches, {
    title: loaderData?.choice.flag ? flagName(translationOf(matches, "frame"), loaderData.choice.flag) : t("all"),
    description: t("description"),
    path: loaderData?.choice.flag ? paths.flagged(loaderData.choice.flag) : paths.collection,
  });
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const choice = readListingChoice(new URL(request.url).searchParams);
  const language = languageOf(request);
  const listing = await listProducts(ctx, { ...toFilter(choice, await quoteFor(ctx, request)), language });
  const meant = listing.total === 0 && choice.q ? await secondChoice(ctx, { language, q: choice.q }) : null;
  const instead = meant && { ...meant, listing: packListing(meant.listing) };
  return {
    choice,
    listing: packListing(listing),
    instead,
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["listing"]),
  };
}

/** All products, narrowed by the address alone (LIST). */
export default function ListingPage({ loaderData: { choice, listing } }: Route.ComponentProps) {
  const t = useTranslation("listing");
  const frame = useTranslation("frame");
  return (
    <>
      <PageBanner tall title={t("all")}>
        {choice.flag ? flagName(frame, choice.flag) : t("allText")}
      </PageBanner>
      <ListingView listing={listing} choice={choice} facets="all" empty={t("noneMatching")} />
    </>
  );
}
