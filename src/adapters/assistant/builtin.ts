import { ok, type Result } from "#contract/result.ts";
import type { Answer, AnswerSource } from "#domain/assistant/answer-source.ts";
import { listProducts } from "#domain/catalog/list-products.ts";

/** Words of a question that name no product. */
const COMMON = new Set(
  "a an and any are can could do does for have hello hi i in is it me my of on please show some the there to want what where which with you your".split(
    " ",
  ),
);
const MOST = 4;

/**
 * Answers from the shop's own data alone: it finds products whose names carry a word of the question, and says so
 * when there is none. It never states a price or a policy of its own.
 */
export const builtinAssistant: AnswerSource = {
  async answer(ctx, { question }): Promise<Result<Answer>> {
    const words =
      question
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu)
        ?.filter((word) => !COMMON.has(word)) ?? [];
    for (const word of words.toSorted((a, b) => b.length - a.length).slice(0, 5)) {
      const { products, total } = await listProducts(ctx, { q: singular(word), limit: MOST });
      if (total === 0) continue;
      const found = total === 1 ? "one product" : `${total} products`;
      return ok({ answer: `I found ${found} for “${word}”.`, productIds: products.map((product) => product.id) });
    }
    return ok({ answer: "I don't know that. Ask me for a kind of product, and I will look for it.", productIds: [] });
  },
};

function singular(word: string): string {
  return word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;
}
