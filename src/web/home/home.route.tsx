import { firstProducts, flaggedProducts } from "#domain/catalog/queries.ts";
import { listCollections } from "#domain/content/collections.ts";
import type { Flag } from "#contract/catalog.ts";
import { productPacker } from "#contract/packed-product.ts";
import { languageOf, wordsFor } from "../i18n/all-words.server.ts";
import { RETURNS } from "#domain/content/policy.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { details, social } from "../content/details.ts";
import { stillSources } from "../content/stills.ts";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { pageMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/home.route";
import { CategoryCarousel } from "./category-carousel.tsx";
import { FeaturedCollections } from "./featured-collections.tsx";
import { HeroSlider } from "./hero-slider.tsx";
import { ProductBlock, ProductRow } from "./product-blocks.tsx";
import { Reassurance } from "./reassurance.tsx";
import { SpecialOffer } from "./special-offer.tsx";
import { Testimonials } from "./testimonials.tsx";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

const TOP_PICKS = 8;
const ROW_LENGTH = 10;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: "Weft",
    description: translationOf(matches, "home")("description", { days: RETURNS.freeDays }),
    path: paths.home,
    image: stillSources("hero-1")?.largest,
    data: [
      {
        "@context": "https://schema.org",
        "@type": "Organization",
        name: details.name,
        url: loaderData?.shopUrl,
        email: details.email,
        telephone: details.phone,
        sameAs: social.map(({ href }) => href),
      },
    ],
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = shopOf(context);
  const language = languageOf(request);
  const row = (flag: Flag) => flaggedProducts(ctx, flag, ROW_LENGTH, language);
  const [collections, topPicks, bestSelling, top, newly, hot, popular] = await Promise.all([
    listCollections(ctx, language),
    firstProducts(ctx, TOP_PICKS, language),
    row("bestseller"),
    row("top"),
    row("newly"),
    row("hot"),
    row("popular"),
  ]);
  const pack = productPacker();
  return {
    collections,
    topPicks: pack(topPicks),
    bestSelling: pack(bestSelling),
    top: pack(top),
    newly: pack(newly),
    hot: pack(hot),
    popular: pack(popular),
    shopUrl: ctx.config.SHOP_URL,
    words: wordsFor(request, ["home"]),
  };
}

/** The blocks stand in the order of C-07 and C-08; their ids are those of G-01. */
export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("home");
  const { collections, topPicks, bestSelling, top, newly, hot, popular } = loaderData;
  return (
    <>
      <HeroSlider />
      <CategoryCarousel />
      <FeaturedCollections collections={collections} />
      <ProductBlock id="top-picks" title={t("topPicks")} products={topPicks} more={paths.collection} />
      <SpecialOffer />
      <ProductBlock
        id="best-selling"
        title={t("bestSelling")}
        products={bestSelling}
        more={paths.flagged("bestseller")}
      />
      <div id="more-collections">
        <ProductRow title={t("topSelling")} products={top} more={paths.flagged("top")} />
        <ProductRow title={t("newly")} products={newly} more={paths.flagged("newly")} />
        <ProductRow title={t("hot")} products={hot} more={paths.flagged("hot")} />
        <ProductRow title={t("popular")} products={popular} more={paths.flagged("popular")} />
      </div>
      <Reassurance />
      <Testimonials />
    </>
  );
}
