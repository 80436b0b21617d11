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
 * @returns `keep` keeps the listing narrowed, for a search that was sent; `leave` narrows it no more, for a result that was
 * followed: the page on its way would be given up for it
 */
export function useNarrowedListing(open: boolean, q: string): { keep: () => void; leave: () => void } {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const before = useRef<string | null>(null);
  /** Where the last navigation of this box leads: the page may not have followed yet. */
  const asked = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    timer.current = setTimeout(() => go(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer.current);
  }, [shown, pathname, q, search, navigate]);

  const keep = useCallback(() => {
    before.current = null;
  }, []);
  const leave = useCallback(() => clearTimeout(timer.current), []);
  return { keep, leave };
}

function narrowed(search: string, q: string): string {
  if (!q) return search;
  const params = new URLSearchParams(search);
  params.set("q", q);
  params.delete("page");
  return `?${params}`;
}
