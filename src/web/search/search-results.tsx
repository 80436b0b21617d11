import { Link } from "react-router";
import { unpackProduct, type PackedListing } from "#contract/packed-product.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { PriceLine } from "../ui-shop/price.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const SHOWN = 8;
const GRID = "mt-5 grid grid-cols-2 gap-x-3 gap-y-7 sm:grid-cols-4 lg:grid-cols-8";

interface SearchResultsProps {
  listing: PackedListing | null;
  /** What was most likely meant, where nothing was found. */
  instead: { q: string; listing: PackedListing } | null;
  /** What the listing was asked for; what is being typed may be further. */
  q: string;
  busy: boolean;
  /** A result was followed. */
  onFollow: () => void;
}

/** What was found, or popular products while nothing is asked (G-16). */
export function SearchResults({ listing: exact, instead, q: asked, busy, onFollow }: SearchResultsProps) {
  const t = useTranslation("search");
  const listing = instead?.listing ?? exact;
  const q = instead?.q ?? asked;
  if (!listing)
    return (
      <div className="mt-10">
        <p className="text-sm text-muted">{t("popular")}</p>
        <ul className={GRID}>
          {Array.from({ length: SHOWN }, (_, i) => (
            <li key={i}>
              <Skeleton className="aspect-4/5" />
            </li>
          ))}
        </ul>
      </div>
    );
  const products = listing.products.slice(0, SHOWN).map(unpackProduct);
  return (
    <div className="mt-10" aria-busy={busy} aria-live="polite">
      <div className="flex items-baseline justify-between gap-6 text-sm text-muted">
        <p>
          {products.length === 0
            ? t("nothing")
            : instead
              ? t("resultsFor", { q })
              : q
                ? t("products", { count: listing.total })
                : t("popular")}
        </p>
        {q && listing.total > SHOWN && (
          <Link to={paths.search(q)} onClick={onFollow} className="underlined text-ink">
            {t("seeAll")}
          </Link>
        )}
      </div>
      <ul className={GRID}>
        {products.map((product) => (
          <li key={product.id}>
            <Link to={paths.product(product.id)} onClick={onFollow} className="group block">
              <span className="block aspect-4/5 overflow-hidden bg-linen">
                <Picture
                  picture={product.pictures[0]}
                  sizes="(width >= 64rem) 12vw, (width >= 40rem) 23vw, 46vw"
                  alt=""
                  className="size-full"
                />
              </span>
              <span className="mt-3 block text-sm leading-snug underline-offset-4 group-hover:underline">
                {product.name}
              </span>
              <PriceLine price={product.price} compareAt={product.compareAt} className="mt-1 text-caption" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
