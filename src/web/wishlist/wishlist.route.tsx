import { useEffect, useRef } from "react";
import { itemIdOf } from "#domain/cart/rules.ts";
import { useProducts, wantProducts } from "../cart/products-store.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { LinkButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/wishlist.route";
import { WishlistCard } from "./wishlist-card.tsx";
import { useWishlist } from "./wishlist-store.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "wishlist")("title"));

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["wishlist"]) });

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** The wishlist (WISH-01 to WISH-06); it is the browser's, so the server renders its frame alone. */
export default function WishlistPage() {
  const t = useTranslation("wishlist");
  const wishlist = useWishlist((state) => state.wishlist);
  const ready = useWishlist((state) => state.ready);
  const entries = Object.entries(wishlist);
  useEffect(() => wantProducts(Object.entries(wishlist).map(([key, entry]) => itemIdOf(key, entry))), [wishlist]);
  return (
    <>
      <PageBanner title={t("title")} />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        {!ready && (
          <noscript>
            <p>{t("needsScript")}</p>
          </noscript>
        )}
        {ready && entries.length === 0 && <EmptyWishlist />}
        {ready && entries.length > 0 && <Entries />}
      </div>
    </>
  );
}

function EmptyWishlist() {
  const t = useTranslation("wishlist");
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-12 text-center">
      <h2 className="text-title">{t("title")}</h2>
      <p className="text-muted">{t("empty")}</p>
      <LinkButton to={paths.collection} look="outline">
        {t("seeCollection")}
      </LinkButton>
    </div>
  );
}

/** The cards; when one goes the focus moves to the count, which says how many are left. */
function Entries() {
  const t = useTranslation("wishlist");
  const wishlist = useWishlist((state) => state.wishlist);
  const products = useProducts((state) => state.products);
  const count = useRef<HTMLParagraphElement>(null);
  const entries = Object.entries(wishlist);
  const before = useRef(entries.length);
  useEffect(() => {
    if (entries.length < before.current) count.current?.focus({ preventScroll: true });
    before.current = entries.length;
  }, [entries.length]);
  return (
    <>
      <p ref={count} tabIndex={-1} aria-live="polite" className="mb-8 text-sm text-muted outline-none">
        {t("items", { count: entries.length })}
      </p>
      <ul className="card-grid">
        {entries.map(([key, entry]) => {
          const product = products[itemIdOf(key, entry)];
          return (
            <li key={key}>
              {product ? (
                <WishlistCard entryKey={key} entry={entry} product={product} />
              ) : (
                <Place unknown={product === null} entryKey={key} />
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** Stands where a card will be; for a product that the shop no longer has, it can be taken off. */
function Place({ unknown, entryKey }: { unknown: boolean; entryKey: string }) {
  const t = useTranslation("wishlist");
  const { remove } = useWishlist.getState();
  if (!unknown) return <Skeleton className="aspect-4/5" />;
  return (
    <div data-wish-unknown="" className="grid h-full content-between gap-4">
      <span className="block aspect-4/5 bg-linen" />
      <button type="button" onClick={() => remove(entryKey)} className="underlined min-h-10 text-caption">
        {t("remove")}
      </button>
    </div>
  );
}
