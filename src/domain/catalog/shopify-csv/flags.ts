import { FLAGS, type Flag } from "#contract/catalog.ts";
import { toHandle } from "#contract/handle.ts";

/** The tags that put a product on one of the home page's rows. */
const TAGS: Record<Flag, string[]> = {
  bestseller: ["bestseller", "best-seller", "best-selling"],
  top: ["top-selling", "top-seller"],
  newly: ["new", "new-in", "new-arrival", "new-arrivals", "newly-launched"],
  hot: ["hot", "hot-selling"],
  popular: ["popular"],
};

/** The flags that a product's tags name; of the others nothing is said. */
export function flagsIn(tags: string[]): Partial<Record<Flag, boolean>> {
  const handles = new Set(tags.map(toHandle));
  const named = FLAGS.filter((flag) => TAGS[flag].some((tag) => handles.has(tag)));
  return Object.fromEntries(named.map((flag) => [flag, true]));
}
