import { useEffect } from "react";
import { useRecentSearches } from "./recent-searches.ts";

/** What was searched for on this device before, to search for it again. */
export function RecentSearches({ onChoose }: { onChoose: (search: string) => void }) {
  const { searches, read, forget } = useRecentSearches();
  useEffect(read, [read]);
  if (searches.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <h2 className="font-sans text-sm tracking-normal text-muted">Recent searches</h2>
      <ul aria-label="Recent searches" className="contents">
        {searches.map((search) => (
          <li key={search}>
            <button type="button" onClick={() => onChoose(search)} className="underlined min-h-10">
              {search}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget} className="min-h-10 text-muted hover:text-accent">
        Clear
      </button>
    </div>
  );
}
