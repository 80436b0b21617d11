import type { ProductDetail } from "#contract/catalog.ts";
import type { CatalogueCopy } from "../catalog/copy/catalogue-copy.ts";
import { currentCopy } from "../catalog/copy/current-copy.ts";
import { findProduct } from "../catalog/find-product.ts";
import { wantedLanguage } from "../catalog/words/wanted-language.ts";
import type { ShopContext } from "../context.ts";
import { apart, calledIn } from "./called/called-in.ts";
import type { Asked, Called } from "./called/called.ts";
import { isSmallWord } from "./language/detect-language.ts";
import type { Wearer } from "./lexicon/people.ts";
import { latinWords, namedIn, singular, type Named } from "./name-match.ts";
import type { Understood } from "./understand.ts";

const MOST_WORDS = 12;
const MOST_CANDIDATES = 200;
const BETWEEN = / (?:and|with|vs|versus|or|to|y|con|o|et|avec|ou|und|mit|oder) |と|、/u;

/** What of a question tells which products it names. */
type Naming = Asked & Pick<Understood, "wearer">;

/**
 * The products that a question names, in its own language or the shop's, best first; none when it names a kind only.
 * Looked up in memory.
 */
export async function findNamed(ctx: ShopContext, understood: Naming): Promise<{ id: string }[]> {
  return namedOf(ctx, await currentCopy(ctx), understood);
}

/**
 * Two products to compare: named together, or one in each half of the question.
 * @param between the words that part one half from the other
 */
export async function findTwo(
  ctx: ShopContext,
  understood: Understood,
  between: RegExp = BETWEEN,
): Promise<ProductDetail[]> {
  const copy = await currentCopy(ctx);
  const called = isTranslated(ctx, understood) ? apart(calledIn(copy, understood, true)) : [];
  const ids = new Set(called.map(({ row }) => copy.ids[row]!));
  const halves = understood.text.split(between).filter((half) => half.trim() !== "");
  for (const half of ids.size < 2 ? halves.slice(0, 6) : []) {
    const [first] = namedOf(ctx, copy, { ...understood, text: ` ${half.trim()} `, wearer: null });
    if (first) ids.add(first.id);
  }
  const products = await Promise.all([...ids].slice(0, 2).map((id) => findProduct(ctx, id, understood.language)));
  return products.filter((product) => product !== null);
}

/** By the translated name, where all of it is there; else by the shop's own; else by words of the translated one. */
function namedOf(ctx: ShopContext, copy: CatalogueCopy, understood: Naming): { id: string }[] {
  const called = isTranslated(ctx, understood) ? calledIn(copy, understood) : [];
  const [best] = called;
  if (best?.span) return allBest(copy, called);
  const own = namedInOwn(copy, understood);
  if (own.length > 0) return own;
  const suited = called.filter(({ row }) => isFor(copy, row, understood.wearer));
  return allBest(copy, suited);
}

function isTranslated(ctx: ShopContext, { language }: Pick<Understood, "language">): boolean {
  return wantedLanguage(ctx, language) !== null;
}

function allBest(copy: CatalogueCopy, called: Called[]): { id: string }[] {
  return called.filter(({ score }) => score === called[0]?.score).map(({ row }) => ({ id: copy.ids[row]! }));
}

function namedInOwn(copy: CatalogueCopy, { text, wearer }: Pick<Understood, "text" | "wearer">): Named[] {
  const words = [
    ...new Set(
      latinWords(text)
        .filter((word) => word.length > 2 && !isSmallWord(word))
        .map(singular),
    ),
  ].slice(0, MOST_WORDS);
  const hits = new Map<number, number>();
  for (const row of words.flatMap((word) => copy.named(word))) hits.set(row, (hits.get(row) ?? 0) + 1);
  const candidates = [...hits]
    .toSorted(([rowA, a], [rowB, b]) => b - a || rowA - rowB)
    .slice(0, MOST_CANDIDATES)
    .filter(([row]) => isFor(copy, row, wearer))
    .map(([row]) => ({ id: copy.ids[row]!, name: copy.nameOf(row) }));
  return namedIn(text, candidates);
}

/** Whether a product is for that wearer, or for everybody. */
function isFor(copy: CatalogueCopy, row: number, wearer: Wearer | null): boolean {
  if (!wearer) return true;
  const category = copy.frame.categories.find(({ id }) => id === copy.categories[row])?.handle ?? "";
  return category === wearer.handle || !["women", "men", "children"].includes(category);
}
