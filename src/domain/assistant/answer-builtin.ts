import { findProduct } from "../catalog/find-product.ts";
import { details } from "../content/shop-details.ts";
import type { ShopContext } from "../context.ts";
import { answerMention } from "./answer-mention.ts";
import { answerOrders } from "./answer-orders.ts";
import { sayAll, type PolicyTopic } from "./answer-policy.ts";
import { answerComparison, answerProduct } from "./answer-product.ts";
import type { Answer, Question } from "./answer-source.ts";
import { answerWish, isWish } from "./answer-wish.ts";
import { findNamed, findTwo } from "./find-named.ts";
import { correct } from "./language/correct.ts";
import { speakerOf, type Speaker } from "./speaker.ts";
import { understand, type Understood } from "./understand.ts";

/** Between the two that a shopper hesitates between. */
const OR = / (?:or|vs|versus|o|u|ou|oder) |それとも|または|、/u;
/** These are about the shop whatever else a question names. */
const FIRM: PolicyTopic[] = ["returns", "delivery", "payment"];
/** These only when a question names no product and no kind of product. */
const LOOSE: PolicyTopic[] = ["currencies", "categories", "collections", "sizes", "hours", "contact"];

/**
 * Answers a question by rules, from the shop's data alone: every number and name in the answer was read for it.
 * What it does not understand it says it does not know. Text of products and reviews is only ever quoted.
 */
export async function answerBuiltin(ctx: ShopContext, asked: Question): Promise<Answer> {
  const understood = read(asked);
  const speaker = speakerOf(understood.language, asked.quote);
  return { productIds: [], ...(await choose(ctx, asked, understood, speaker)) };
}

/** Read once more with its spelling corrected, where it names no kind of product. */
function read({ question, language }: Question): Understood {
  const understood = understand(question, language);
  const { kinds, occasions, topics, text } = understood;
  if (topics.size > 0 || kinds.length > 0 || occasions.length > 0) return understood;
  const corrected = correct(text, understood.language);
  return corrected === text ? understood : understand(corrected, understood.language);
}

type Words = { answer: string; productIds?: string[]; personal?: true };

async function choose(ctx: ShopContext, asked: Question, understood: Understood, speaker: Speaker): Promise<Words> {
  const { topics, text } = understood;
  const { say } = speaker;
  const compares = topics.has("compare") || topics.has("cheapest");
  if (compares || OR.test(text)) {
    const [a, b] = await findTwo(ctx, understood, compares ? undefined : OR);
    if (a && b) return { answer: answerComparison(a, b, speaker), productIds: [a.id, b.id] };
  }
  const firm = FIRM.filter((topic) => topics.has(topic));
  if (topics.has("orders") || topics.has("cancel")) {
    const orders = await answerOrders(ctx, speaker, asked.customer, topics.has("cancel"));
    const policy = !asked.customer && topics.has("delivery") ? [await sayAll(ctx, ["delivery"], speaker)] : [];
    return { answer: [orders, ...policy].join("\n\n"), personal: true };
  }
  if (firm.length > 0) return { answer: await sayAll(ctx, firm, speaker) };
  const named = await findNamed(ctx, understood);
  if (named.length === 1) {
    const product = await findProduct(ctx, named[0]!.id, speaker.language);
    if (product) return { answer: answerProduct(product, understood, speaker), productIds: [product.id] };
  }
  if (named.length > 1 && understood.kinds.length === 0) {
    return { answer: say.several(named.length), productIds: named.slice(0, 4).map(({ id }) => id) };
  }
  if (topics.has("compare")) return { answer: say.nameTwo };
  const coupons = (["welcome", "coupons"] as const).filter((topic) => topics.has(topic));
  if (coupons.length > 0 && understood.kinds.length === 0) return { answer: await sayAll(ctx, coupons, speaker) };
  const loose = LOOSE.filter((topic) => topics.has(topic));
  if (
    loose.length > 0 &&
    understood.kinds.length === 0 &&
    understood.limits === null &&
    understood.sizes.length === 0
  ) {
    return { answer: await sayAll(ctx, loose.slice(0, 1), speaker) };
  }
  if (isWish(understood)) return answerWish(ctx, understood, asked.quote, speaker);
  if (topics.has("about")) return { answer: say.about };
  if (topics.has("thanks")) return { answer: say.thanks };
  if (topics.has("greeting")) return { answer: say.greeting };
  return (await answerMention(ctx, text, speaker)) ?? { answer: say.unknown(details.email) };
}
