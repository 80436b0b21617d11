import { sql } from "kysely";
import { publishedProducts } from "../catalog/summaries.ts";
import type { ShopContext } from "../context.ts";
import type { Answer } from "./answer-source.ts";
import { isSmallWord } from "./language/detect-language.ts";
import { latinWords } from "./name-match.ts";
import type { Speaker } from "./speaker.ts";

const SHOWN = 4;

/** Products whose names have the question's words, else whose texts mention all of them; null when there are none. */
export async function answerMention(
  ctx: ShopContext,
  text: string,
  { say }: Speaker,
): Promise<Pick<Answer, "answer" | "productIds"> | null> {
  const words = latinWords(text)
    .filter((word) => word.length > 3 && !isSmallWord(word))
    .slice(0, 6);
  if (words.length === 0) return null;
  const what = words.join(" ");
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
