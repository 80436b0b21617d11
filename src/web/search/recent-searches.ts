import { create } from "zustand";

const KEY = "recent-searches";
const KEPT = 5;

interface RecentSearches {
  /** The newest first; on this device alone. */
  searches: string[];
  /** Takes over what an earlier visit left. */
  read(): void;
  remember(q: string): void;
  forget(): void;
}

/** What was searched for on this device. */
export const useRecentSearches = create<RecentSearches>()((set, get) => ({
  searches: [],
  read: () => set({ searches: readKept() }),
  remember(q) {
    const text = q.trim();
    if (text === "") return;
    const others = get().searches.filter((known) => known.toLowerCase() !== text.toLowerCase());
    const searches = [text, ...others].slice(0, KEPT);
    keep(searches);
    set({ searches });
  },
  forget() {
    keep([]);
    set({ searches: [] });
  },
}));

function readKept(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((text) => typeof text === "string").slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

function keep(searches: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(searches));
  } catch {
    // A browser that keeps nothing has them until the page is left.
  }
}
