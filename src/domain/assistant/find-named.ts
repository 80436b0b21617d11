import type { ProductDetail } from "#contract/catalog.ts";
import { currentCopy } from "../catalog/copy/current-copy.ts";
import { findProduct } from "../catalog/find-product.ts";
import type { ShopContext } from "../context.ts";
import { isSmallWord } from "./language/detect-language.ts";
import { latinWords, namedIn, singular, type Named } from "./name-match.ts";
import type { Understood } from "./understand.ts";

const MOST_WORDS = 12;
const MOST_CANDIDATES = 200;

/** The products that a question names, best first; none when it names a kind only. */
export async function findNamed(
  ctx: ShopContext,
  { text, wearer }: Pick<Understood, "text" | "wearer">,
): Promise<Named[]> {
  const words = [
    ...new Set(
      latinWords(text)
        .filter((word) => word.length > 2 && !isSmallWord(word))
        .map(singular),
    ),
  ].slice(0, MOST_WORDS);
  if (words.length === 0) return [];
  const copy = await currentCopy(ctx);
  const hits = new Map<number, number>();
  for (const row of words.flatMap((word) => copy.named(word))) hits.set(row, (hits.get(row) ?? 0) + 1);
  const handles = new Map(copy.frame.categories.map(({ id, handle }) => [id, handle]));
  const candidates = [...hits]
    .toSorted(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, MOST_CANDIDATES)
    .map(([row]) => ({
      id: copy.ids[row]!,
      name: copy.nameOf(row),
      category: handles.get(copy.categories[row]!) ?? "",
    }));
  return namedIn(text, wearer ? candidates.filter(({ category }) => suits(category, wearer.handle)) : candidates);
}

/** Two products to compare: named together, or one in each half of the question. */
export async function findTwo(ctx: ShopContext, understood: Understood): Promise<ProductDetail[]> {
  const halves = understood.text
    .split(/ (?:and|with|vs|versus|or|to|y|con|o|et|avec|ou|und|mit|oder) |と|、/u)
    .filter((half) => half.trim() !== "");
  const ids = new Set<string>();
  for (const half of halves.slice(0, 6)) {
    const [first] = await findNamed(ctx, { text: ` ${half.trim()} `, wearer: null });
    if (first) ids.add(first.id);
  }
  const products = await Promise.all([...ids].slice(0, 2).map((id) => findProduct(ctx, id, understood.language)));
  return products.filter((product) => product !== null);
}

function suits(category: string, wearer: string): boolean {
  return category === wearer || !["women", "men", "children"].includes(category);
}
