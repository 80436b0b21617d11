import type { ReactNode } from "react";
import { ChevronDown } from "lucide-react";
import type { FacetCount, Facets } from "#contract/catalog.ts";
import { convert } from "#contract/money.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Swatch } from "../ui-shop/swatch.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { AddressBox } from "./address-box.tsx";
import { FACET_ATTRIBUTES, type ListingChoice } from "./listing-address.ts";
import { subCategoryCounts } from "./subcategory-counts.ts";

interface FilterGroupsProps {
  facets: Facets;
  choice: ListingChoice;
  offered: "all" | "within";
}

/** Categories and subcategories (LIST-01), colour, size and price, each with how many products it would leave. */
export function FilterGroups({ facets, choice, offered }: FilterGroupsProps) {
  const attributes = facets.attributes.filter(({ handle }) => FACET_ATTRIBUTES.some((known) => known === handle));
  return (
    <div className="max-xl:grid max-xl:gap-x-10 max-xl:sm:grid-cols-2 max-xl:lg:grid-cols-3">
      <AddressBox name="q" type="search" value={choice.q} aria-label="Search within" placeholder="Search within" maxLength={100} autoComplete="off"
        className="mb-4 min-h-11 w-full border-b border-rule bg-transparent text-sm placeholder:text-muted hover:border-ink max-xl:col-span-full" />
      {offered === "all" && <Choices title="Category" name="category" values={facets.categories} chosen={choice.categories} />}
      {offered === "all" && <Choices title="Subcategory" name="subcategory" values={subCategoryCounts(facets.subCategories, choice)} chosen={choice.subCategories} />}
      {attributes.map(({ handle, name, values }) => (
        <Choices key={handle} title={name} name={handle} values={values} chosen={choice.attributes[handle] ?? []} swatches={handle === "colour"} />
      ))}
      <PriceRange facets={facets} choice={choice} />
    </div>
  );
}

/** Longer lists keep the rest behind a press. */
const SHOWN_AT_ONCE = 8;

interface ChoicesProps {
  title: string;
  name: string;
  values: FacetCount[];
  chosen: string[];
  swatches?: boolean;
}

function Choices({ title, name, values, chosen, swatches = false }: ChoicesProps) {
  if (values.length === 0) return null;
  const rest = values.slice(SHOWN_AT_ONCE);
  const box = (value: FacetCount) => (
    <Checkbox key={value.handle} name={name} value={value.handle} checked={chosen.includes(value.handle)} onChange={() => {}} aside={value.count}
      label={<span className="flex items-center gap-2.5">{swatches && <Swatch colour={value.name} className="size-3.5" />}{capitalised(value.name)}</span>} />
  );
  return (
    <Group title={title}>
      <div className="pb-4">
        {values.slice(0, SHOWN_AT_ONCE).map(box)}
        {rest.length > 0 && (
          <details open={rest.some(({ handle }) => chosen.includes(handle))} className="group/rest">
            <summary className="underlined inline-block min-h-9 list-none py-2 text-caption group-open/rest:hidden [&::-webkit-details-marker]:hidden">Show {rest.length} more</summary>
            {rest.map(box)}
          </details>
        )}
      </div>
    </Group>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line ">
      <summary className="flex min-h-12 list-none items-center justify-between text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown aria-hidden="true" className="size-3.5 transition-transform duration-(--motion-quick) group-open:rotate-180" strokeWidth={1.5} />
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

/** Bounds in whole units of the shopper's currency. */
function PriceRange({ facets: { price }, choice }: { facets: Facets; choice: ListingChoice }) {
  const { quote } = useShopFrame();
  const box = "min-h-11 w-full min-w-0 border border-line bg-transparent px-3 text-sm placeholder:text-muted hover:border-ink";
  const from = price ? String(Math.floor(convert(price.min, quote) / 100)) : "";
  const to = price ? String(Math.ceil(convert(price.max, quote) / 100)) : "";
  return (
    <Group title={`Price, ${quote.currency}`}>
      <div className="flex items-center gap-2 pb-5 text-sm text-muted">
        <AddressBox name="min" type="text" inputMode="numeric" pattern="[0-9]*" maxLength={9} value={choice.min} placeholder={from} aria-label="Lowest price" className={box} />
        to
        <AddressBox name="max" type="text" inputMode="numeric" pattern="[0-9]*" maxLength={9} value={choice.max} placeholder={to} aria-label="Highest price" className={box} />
      </div>
    </Group>
  );
}
