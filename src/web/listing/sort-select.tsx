import { ChevronDown } from "lucide-react";
import { SORTS } from "#contract/catalog.ts";

/** LIST-03. The form around it hears the change. */
export function SortSelect({ sort }: { sort: string }) {
  return (
    <label className="relative flex items-center gap-2 text-sm">
      <span className="text-muted">Sort by</span>
      <select
        name="sort"
        value={sort}
        onChange={() => {}}
        className="min-h-11 [field-sizing:content] appearance-none bg-transparent pr-6 font-medium"
      >
        {Object.entries(SORTS).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute right-0 size-3.5" strokeWidth={1.5} />
    </label>
  );
}
