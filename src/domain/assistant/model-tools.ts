import { isLanguage, type Language } from "#contract/language.ts";
import { toRupees } from "#contract/money.ts";
import { findProduct } from "../catalog/find-product.ts";
import { productsById } from "../catalog/queries.ts";
import { details } from "../content/shop-details.ts";
import type { ShopContext } from "../context.ts";
import { answerBuiltin } from "./answer-builtin.ts";
import { answerOrders } from "./answer-orders.ts";
import { isPolicy, sayAll } from "./answer-policy.ts";
import { answerComparison, answerProduct } from "./answer-product.ts";
import type { Answer, Question } from "./answer-source.ts";
import { speakerOf } from "./speaker.ts";
import { understand } from "./understand.ts";

/** What a language model chose to answer with. The words are the shop's: the model only points at them. */
export interface Choice {
  productIds: string[];
  /** How products are shown: as a list of cards, each with its facts, or two compared. */
  show: "list" | "facts" | "compare";
  topics: string[];
  orders: boolean;
  language: string;
}

const MOST = 6;

/** What a model is told of products: no more than a card shows. Price in rupees. */
export async function findForModel(ctx: ShopContext, query: string, asked: Question) {
  const { productIds } = await answerBuiltin(ctx, { ...asked, question: query, language: "en", customer: null });
  const products = await productsById(ctx, productIds);
  return products.map(({ id, name, price, stock, attributes }) => ({
    id,
    name,
    price: toRupees(price),
    inStock: stock > 0,
    options: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute.values])),
  }));
}

/**
 * Turns a model's choice into an answer, every fact read from the shop: products that do not exist fall away.
 * Null when nothing is left to say.
 */
export async function sayChoice(ctx: ShopContext, choice: Choice, asked: Question): Promise<Answer | null> {
  const understood = understand(asked.question, asked.language);
  const language: Language = isLanguage(choice.language) ? choice.language : understood.language;
  const speaker = speakerOf(language, asked.quote);
  const known = await productsById(ctx, choice.productIds.slice(0, MOST), language);
  const productIds = known.map(({ id }) => id);
  const parts: string[] = [];
  if (choice.show === "compare" && known.length >= 2) parts.push(answerComparison(known[0]!, known[1]!, speaker));
  else if (choice.show === "facts") {
    const products = await Promise.all(productIds.slice(0, 2).map((id) => findProduct(ctx, id, language)));
    parts.push(
      ...products.filter((product) => product !== null).map((product) => answerProduct(product, understood, speaker)),
    );
  } else if (known.length > 0) parts.push(speaker.say.found(known.length, ""));
  const topics = [...new Set(choice.topics)].filter(isPolicy).slice(0, 3);
  if (topics.length > 0) parts.push(await sayAll(ctx, topics, speaker));
  if (choice.orders) parts.push(await answerOrders(ctx, speaker, asked.customer, false));
  if (choice.topics.includes("unknown") && parts.length === 0) parts.push(speaker.say.unknown(details.email));
  if (parts.length === 0) return null;
  return { answer: parts.join("\n\n"), productIds, ...(choice.orders && { personal: true as const }) };
}

/** What leaves the shop of a question: addresses of people and long numbers stay here. */
export function withoutPersonalData(question: string): string {
  return question.replace(/[^\s@]+@[^\s@]+/g, "[e-mail]").replace(/\+?\d[\d\s().-]{6,}\d/g, "[number]");
}
