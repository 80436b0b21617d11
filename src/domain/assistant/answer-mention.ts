import type { Language } from "#contract/language.ts";
import { sql } from "kysely";
import { currentCopy } from "../catalog/copy/current-copy.ts";
import { publishedProducts } from "../catalog/summaries.ts";
import { searchKey } from "../catalog/words/search-key.ts";
import { wantedLanguage } from "../catalog/words/wanted-language.ts";
import type { ShopContext } from "../context.ts";
import type { Answer } from "./answer-source.ts";
import { nameWords } from "./name-match.ts";
import type { Speaker } from "./speaker.ts";

const SHOWN = 4;

/**
 * Products whose names in the question's language, or the shop's, have the question's words, else whose texts mention all
 * of them; null when there are none.
 */
export async function answerMention(
  ctx: ShopContext,
  text: string,
  { say, language }: Speaker,
): Promise<Pick<Answer, "answer" | "productIds"> | null> {
  const words = nameWords(text).slice(0, 6);
  if (words.length === 0) return null;
  const what = words.join(" ");
  const called = await inTranslatedNames(ctx, words, language);
  if (called.length > 0) return { answer: say.found(called.length, what), productIds: called.slice(0, SHOWN) };
  const query = sql`websearch_to_tsquery('english', ${what})`;
  const inName = sql<boolean>`to_tsvector('english', p.name) @@ ${query}`;
  const rows = await publishedProducts(ctx.db)
    .where(sql<boolean>`p.words @@ ${query}`)
    .select(["p.id", inName.as("named"), sql<number>`count(*) over ()`.as("total")])
    .orderBy(sql`${inName} desc`)
    .orderBy("p.position")
    .limit(SHOWN)
    .execute();
  const [first] = rows;
  if (!first) return null;
  const productIds = rows.map(({ id }) => id);
  return { answer: first.named ? say.found(Number(first.total), what) : say.mention(what), productIds };
}

/** In memory. */
async function inTranslatedNames(ctx: ShopContext, words: string[], language: Language): Promise<string[]> {
  if (wantedLanguage(ctx, language) === null) return [];
  const copy = await currentCopy(ctx);
  const [first, ...others] = words.map((word) => new Set(copy.namedIn(language, searchKey(word))));
  return copy.idsOf([...first!].filter((row) => others.every((rows) => rows.has(row))));
}
