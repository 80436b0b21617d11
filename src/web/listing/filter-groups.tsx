import type { Facets } from "#contract/catalog.ts";
import { convert } from "#contract/money.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { AddressBox } from "./address-box.tsx";
import { Choices, Group } from "./filter-choices.tsx";
import { FACET_ATTRIBUTES, type ListingChoice } from "./listing-address.ts";
import { subCategoryCounts } from "./subcategory-counts.ts";

interface FilterGroupsProps {
  facets: Facets;
  choice: ListingChoice;
  offered: "all" | "within";
}

/** Categories and subcategories (LIST-01), colour, size and price, each with how many products it would leave. */
export function FilterGroups({ facets, choice, offered }: FilterGroupsProps) {
  const t = useTranslation("listing");
  const attributes = facets.attributes.filter(({ handle }) => FACET_ATTRIBUTES.some((known) => known === handle));
  return (
    <div className="max-xl:grid max-xl:gap-x-10 max-xl:sm:grid-cols-2 max-xl:lg:grid-cols-3">
      <AddressBox
        name="q"
        type="search"
        value={choice.q}
        aria-label={t("searchWithin")}
        placeholder={t("searchWithin")}
        maxLength={100}
        autoComplete="off"
        className="mb-4 min-h-11 w-full border-b border-rule bg-transparent text-sm placeholder:text-muted hover:border-ink max-xl:col-span-full"
      />
      {offered === "all" && (
        <Choices title={t("category")} name="category" values={facets.categories} chosen={choice.categories} />
      )}
      {offered === "all" && (
        <Choices
          title={t("subCategory")}
          name="subcategory"
          values={subCategoryCounts(facets.subCategories, choice)}
          chosen={choice.subCategories}
        />
      )}
      {attributes.map(({ handle, name, values }) => (
        <Choices
          key={handle}
          title={name}
          name={handle}
          values={values}
          chosen={choice.attributes[handle] ?? []}
          swatches={handle === "colour"}
        />
      ))}
      <PriceRange facets={facets} choice={choice} />
    </div>
  );
}

/** Bounds in whole units of the shopper's currency. */
function PriceRange({ facets: { price }, choice }: { facets: Facets; choice: ListingChoice }) {
  const t = useTranslation("listing");
  const { quote } = useShopFrame();
  const box =
    "min-h-11 w-full min-w-0 border border-line bg-transparent px-3 text-sm placeholder:text-muted hover:border-ink";
  const from = price ? String(Math.floor(convert(price.min, quote) / 100)) : "";
  const to = price ? String(Math.ceil(convert(price.max, quote) / 100)) : "";
  return (
    <Group title={t("price", { currency: quote.currency })}>
      <div className="flex items-center gap-2 pb-5 text-sm text-muted">
        <AddressBox
          name="min"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          value={choice.min}
          placeholder={from}
          aria-label={t("lowest")}
          className={box}
        />
        {t("to")}
        <AddressBox
          name="max"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          maxLength={9}
          value={choice.max}
          placeholder={to}
          aria-label={t("highest")}
          className={box}
        />
      </div>
    </Group>
  );
}
