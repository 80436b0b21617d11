import { useCallback, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "../paths.ts";

/** What a navigation says of itself when the search box stays open over it. */
export interface UnderSearch {
  underSearch: true;
}

const DEBOUNCE_MS = 250;

/**
 * While the search box is shown over the listing, its text narrows the listing too (G-36, VAL-18); when the box goes,
 * the listing is as it was.
 * @returns keeps the listing narrowed, for a search that was sent
 */
export function useNarrowedListing(open: boolean, q: string): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef<string | null>(null);
  /** Where the last navigation of this box leads: the page may not have followed yet. */
  const asked = useRef<string | null>(null);
  const shown = open && pathname === paths.collection;

  useEffect(() => {
    const go = (to: string) => {
      asked.current = to;
      void navigate(
        { search: to },
        { replace: true, preventScrollReset: true, state: { underSearch: true } satisfies UnderSearch },
      );
    };
    if (!shown) {
      const [was, now] = [before.current, asked.current ?? search];
      before.current = null;
      if (pathname === paths.collection && was !== null && was !== now) go(was);
      asked.current = null;
      return;
    }
    before.current ??= search;
    const wanted = narrowed(before.current, q);
    if (wanted === search) return;
    const timer = setTimeout(() => go(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [shown, pathname, q, search, navigate]);

  return useCallback(() => {
    before.current = null;
  }, []);
}

function narrowed(search: string, q: string): string {
  if (!q) return search;
  const params = new URLSearchParams(search);
  params.set("q", q);
  params.delete("page");
  return `?${params}`;
}
