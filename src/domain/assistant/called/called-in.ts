import type { CatalogueCopy } from "../../catalog/copy/catalogue-copy.ts";
import type { Topic } from "../lexicon/topics.ts";
import type { Asked, Called } from "./called.ts";
import { calledInStretches } from "./called-in-stretches.ts";
import { calledInWords } from "./called-in-words.ts";

const FACTS: Topic[] = ["price", "sizes", "stock", "reviews", "description", "compare"];
const CHOICES: Topic[] = ["cheapest", "dearest", "bestseller", "newest", "popular", "onSale"];

/**
 * The products that a question calls by their translated names, best first. A name of words that any such product could
 * go by ("Leather Boots"), or a part of a name, counts only where a fact of one product is asked for: else it is a wish. A
 * part is none where another material is named.
 * @param isChoice whether it asks to choose between two: a common name counts there, too, beside one that is not
 */
export function calledIn(copy: CatalogueCopy, asked: Asked, isChoice = false): Called[] {
  const ofOne = asksOfOne(asked);
  const found = asked.language === "ja" ? calledInStretches(copy, asked, ofOne) : calledInWords(copy, asked, ofOne);
  const withCommon = ofOne || (isChoice && found.some(({ span, isCommon }) => span && !isCommon));
  return found.filter(({ isCommon }) => withCommon || !isCommon).toSorted((a, b) => b.score - a.score || a.row - b.row);
}

/** Those whose whole names stand in the question, in its order; of names that overlap the longest. */
export function apart(found: Called[]): Called[] {
  const kept: (Called & { span: [number, number] })[] = [];
  for (const { span, ...called } of found) {
    if (span && kept.every((other) => span[1] <= other.span[0] || span[0] >= other.span[1])) {
      kept.push({ ...called, span });
    }
  }
  return kept.toSorted((a, b) => a.span[0] - b.span[0]);
}

function asksOfOne({ topics, limits }: Asked): boolean {
  const chooses = limits !== null || (!topics.has("compare") && CHOICES.some((topic) => topics.has(topic)));
  return !chooses && FACTS.some((topic) => topics.has(topic));
}
