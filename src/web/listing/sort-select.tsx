import { SORTS, type Sort } from "#contract/catalog.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShownChoice } from "../ui/use-shown-choice.ts";
import { ChevronDown } from "../ui/icons/everywhere.ts";

const NAMES = {
  relevant: "sortRelevant",
  "price-asc": "sortLowToHigh",
  "price-desc": "sortHighToLow",
} as const satisfies Record<Sort, string>;

/** LIST-03. The form around it hears the change. */
export function SortSelect({ sort }: { sort: string }) {
  const t = useTranslation("listing");
  const [shown, choose] = useShownChoice(sort);
  return (
    <label className="relative flex items-center gap-2 text-sm">
      <span className="text-muted">{t("sortBy")}</span>
      <select
        name="sort"
        value={shown}
        onChange={(event) => choose(event.target.value)}
        className="min-h-11 [field-sizing:content] appearance-none bg-transparent pr-6 font-medium"
      >
        {SORTS.map((value) => (
          <option key={value} value={value}>
            {t(NAMES[value])}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-0 size-3.5" strokeWidth={1.5} />
    </label>
  );
}
