import { listProducts } from "#domain/catalog/list-products.ts";
import { secondChoice } from "#domain/catalog/second-choice.ts";
import { shopOf } from "../load-context.ts";
import { FLAG_NAMES } from "../layout/menus.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import { quoteFor } from "../session/quote.ts";
import type { Route } from "./+types/listing.route";
import { readListingChoice, toFilter } from "./listing-address.ts";
import { ListingView } from "./listing-view.tsx";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.choice.flag ? FLAG_NAMES[loaderData.choice.flag] : "All Collections",
    description: "Everything Weft makes and keeps, by category, colour, size and price.",
    path: loaderData?.choice.flag ? paths.flagged(loaderData.choice.flag) : paths.collection,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const choice = readListingChoice(new URL(request.url).searchParams);
  const listing = await listProducts(ctx, toFilter(choice, await quoteFor(ctx, request)));
  const instead = listing.total === 0 && choice.q ? await secondChoice(ctx, { q: choice.q }) : null;
  return { choice, listing, instead, shopUrl: ctx.config.SHOP_URL };
}

/** All products, narrowed by the address alone (LIST). */
export default function ListingPage({ loaderData: { choice, listing } }: Route.ComponentProps) {
  return (
    <>
      <PageBanner tall title="All Collections">
        {choice.flag ? FLAG_NAMES[choice.flag] : "Everything on the shelves today."}
      </PageBanner>
      <ListingView listing={listing} choice={choice} facets="all" empty="No products found matching your filters" />
    </>
  );
}
