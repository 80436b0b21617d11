import { startTransition, useRef, type ReactNode } from "react";
import { useNavigate } from "react-router";
import type { PackedListing } from "#contract/packed-product.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { ProductGrid } from "../ui-shop/product-grid.tsx";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { FilterGroups } from "./filter-groups.tsx";
import { useFiltersFold } from "./filters-fold.ts";
import { addressOf, readListingChoice, type ListingChoice } from "./listing-address.ts";
import { Pagination } from "./pagination.tsx";
import { SortSelect } from "./sort-select.tsx";
import { useListingParams } from "./use-listing-params.ts";
import { Minus, Plus } from "../ui/icons/everywhere.ts";

interface ListingViewProps {
  listing: PackedListing;
  choice: ListingChoice;
  /** Which groups of filters are offered: "all", or only those that say something within one category. */
  facets: "all" | "within";
  empty: ReactNode;
}

/** The first row on a phone; more would hold up the fonts there. */
const EAGER_CARDS = 2;
const TYPING_MS = 350;

/**
 * Filters, sort, result count, products and pages. The form works without scripts; with them every change applies at
 * once (LIST-06), and the address says it all.
 */
export function ListingView({ listing, facets, empty }: ListingViewProps) {
  const t = useTranslation("listing");
  const { open, toggle } = useFiltersFold();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const navigate = useNavigate();
  const { params, pending, expect } = useListingParams();
  const choice = readListingChoice(params);

  // The form is read at once: React sets its boxes back to what the address says as soon as the event is over.
  const apply = (afterMs = 0) => {
    if (!form.current) return;
    const address = addressOf(form.current);
    clearTimeout(timer.current);
    if (afterMs === 0) startTransition(() => expect(address));
    timer.current = setTimeout(() => void navigate(address, { preventScrollReset: true }), afterMs);
  };
  const onChange = ({ target }: { target: EventTarget }) => {
    const typed = target instanceof HTMLInputElement && (target.type === "text" || target.type === "search");
    apply(typed ? TYPING_MS : 0);
  };

  const Sign = open ? Minus : Plus;
  return (
    <form
      ref={form}
      method="get"
      onChange={onChange}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      className="shell grid gap-x-10 pt-8 pb-section md:pt-12 xl:grid-cols-[14rem_1fr]"
    >
      {choice.flag && <input type="hidden" name="flag" value={choice.flag} />}
      <aside
        aria-label={t("filtersLabel")}
        // The last group ends in a line of its own.
        className={classNames("max-xl:border-b max-xl:border-line max-xl:pb-4", open && "max-sm:border-b-0")}
      >
        <h2 className="font-sans text-sm font-medium tracking-[0.06em]">
          <span className="max-xl:hidden">{t("filters")}</span>
          <button
            type="button"
            aria-expanded={open}
            aria-controls="filters"
            onClick={toggle}
            className="flex min-h-11 w-full items-center justify-between xl:hidden noscript:hidden"
          >
            {t("filters")}
            <Sign aria-hidden="true" className="size-4.5" strokeWidth={1.25} />
          </button>
        </h2>
        <div id="filters" className={classNames("xl:mt-4 xl:block noscript:block", !open && "hidden")}>
          <FilterGroups facets={listing.facets} choice={choice} offered={facets} />
          <div className="hidden pt-6 noscript:block">
            <Button type="submit" look="outline" size="small" className="w-full">
              {t("show")}
            </Button>
          </div>
        </div>
      </aside>
      <section aria-label={t("products")} aria-busy={pending} className="min-w-0 max-xl:pt-4">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <output className="text-sm text-muted tabular-nums">{t("count", { count: listing.total })}</output>
          <SortSelect sort={choice.sort} />
        </div>
        <ActiveFilters params={params} facets={listing.facets} />
        <div className={classNames("transition-opacity duration-(--motion-quick)", pending && "opacity-50")}>
          {listing.products.length > 0 ? (
            <ProductGrid products={listing.products} eager={EAGER_CARDS} />
          ) : (
            <div className="py-20 text-center font-serif text-heading text-muted">{empty}</div>
          )}
        </div>
        <Pagination page={listing.page} pages={listing.pages} params={params} />
      </section>
    </form>
  );
}
