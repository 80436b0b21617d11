import { useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useOpenPanel } from "../layout/open-panel.ts";
import type { loader } from "../listing/listing.route.tsx";
import { paths } from "../paths.ts";
import { IconButton } from "../ui/button.tsx";
import { useModal } from "../ui/use-modal.ts";
import { RecentSearches } from "./recent-list.tsx";
import { useRecentSearches } from "./recent-searches.ts";
import { SearchResults } from "./search-results.tsx";
import { useNarrowedListing } from "./use-narrowed-listing.ts";
import { X } from "../ui/icons/everywhere.ts";

/** SEARCH-02 */
const KEYWORDS = ["women", "men", "children", "womenTop"] as const;
const DEBOUNCE_MS = 180;

/** The search over every page (SEARCH): opened by the header's icon, '/' and Ctrl/Cmd+K, closed by Escape (G-16). */
export function SearchOverlay() {
  const open = useOpenPanel(({ panel }) => panel === "search");
  const close = useOpenPanel((panels) => panels.close);
  const { props, used } = useModal(open, close);
  const t = useTranslation("search");
  return (
    <dialog
      {...props}
      id="search-overlay"
      data-panel="top"
      aria-label={t("title")}
      className="fixed inset-x-0 top-0 m-0 max-h-dvh w-full max-w-none overflow-y-auto overscroll-contain bg-paper text-ink"
    >
      {used && <Search open={open} onClose={close} />}
    </dialog>
  );
}

function Search({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslation("search");
  const [text, setText] = useState("");
  const box = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const { load, data, state } = useFetcher<typeof loader>();
  const q = text.trim();
  const remember = useRecentSearches((recent) => recent.remember);
  const narrowing = useNarrowedListing(open, q);

  useEffect(() => {
    if (!open) return;
    const timer = setTimeout(() => void load(q ? paths.search(q) : paths.flagged("popular")), q ? DEBOUNCE_MS : 0);
    return () => clearTimeout(timer);
  }, [q, open, load]);

  useEffect(() => {
    if (open) box.current?.select();
  }, [open]);

  const choose = (search: string) => {
    setText(search);
    box.current?.focus();
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (!q) return;
    remember(q);
    narrowing.keep();
    onClose();
    void navigate(paths.search(q));
  };

  return (
    <div className="shell pt-5 pb-12 md:pt-8 md:pb-16">
      <form action={paths.collection} onSubmit={submit} className="flex items-center gap-4 border-b border-ink">
        <input
          ref={box}
          type="search"
          name="q"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onClose();
          }}
          aria-label={t("box")}
          placeholder={t("placeholder")}
          autoComplete="off"
          enterKeyHint="search"
          className="min-w-0 flex-1 bg-transparent py-4 font-serif text-title placeholder:text-rule focus:outline-none [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label={t("close")} onClick={onClose}>
          <X aria-hidden="true" strokeWidth={1.25} />
        </IconButton>
      </form>
      <ul aria-label={t("suggested")} className="mt-5 flex flex-wrap gap-2">
        {KEYWORDS.map((keyword) => (
          <li key={keyword}>
            <button
              type="button"
              onClick={() => choose(t(keyword))}
              className="min-h-10 border border-line px-4 text-sm transition-colors hover:border-ink"
            >
              {t(keyword)}
            </button>
          </li>
        ))}
      </ul>
      {q === "" && <RecentSearches onChoose={choose} />}
      <SearchResults
        listing={data?.listing ?? null}
        instead={data?.instead ?? null}
        q={data?.choice.q ?? ""}
        busy={state === "loading"}
        onFollow={() => {
          narrowing.leave();
          remember(q);
        }}
      />
    </div>
  );
}
