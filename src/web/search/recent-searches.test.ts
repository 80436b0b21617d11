import { beforeEach, describe, expect, it, vi } from "vitest";
import { useRecentSearches } from "./recent-searches.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});

beforeEach(() => {
  kept.clear();
  useRecentSearches.setState({ searches: [] });
});

describe("recent searches", () => {
  it("are the last five, the newest first, each once whatever its letter case", () => {
    const { remember } = useRecentSearches.getState();
    for (const q of ["one", "two", "three", "four", "five", "six", " TWO ", "", "  "]) remember(q);
    expect(useRecentSearches.getState().searches).toEqual(["TWO", "six", "five", "four", "three"]);
  });

  it("are there on the next visit, until they are cleared", () => {
    useRecentSearches.getState().remember("linen");
    useRecentSearches.setState({ searches: [] });
    useRecentSearches.getState().read();
    expect(useRecentSearches.getState().searches).toEqual(["linen"]);
    useRecentSearches.getState().forget();
    useRecentSearches.getState().read();
    expect(useRecentSearches.getState().searches).toEqual([]);
  });

  it.each(["{", "null", '{"a":1}', "[1,2]"])("begin anew where %s was kept", (text) => {
    kept.set("recent-searches", text);
    useRecentSearches.getState().read();
    expect(useRecentSearches.getState().searches).toEqual([]);
  });
});
