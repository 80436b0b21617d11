import { useEffect } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useRecentSearches } from "./recent-searches.ts";

/** What was searched for on this device before, to search for it again. */
export function RecentSearches({ onChoose }: { onChoose: (search: string) => void }) {
  const { searches, read, forget } = useRecentSearches();
  const t = useTranslation("search");
  useEffect(read, [read]);
  if (searches.length === 0) return null;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      <h2 className="font-sans text-sm tracking-normal text-muted">{t("recent")}</h2>
      <ul aria-label={t("recent")} className="contents">
        {searches.map((search) => (
          <li key={search}>
            <button type="button" onClick={() => onChoose(search)} className="underlined min-h-10">
              {search}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={forget} className="min-h-10 text-muted hover:text-accent">
        {t("clear")}
      </button>
    </div>
  );
}
