import type { Language } from "#contract/language.ts";
import type { Quote } from "#contract/money.ts";
import type { Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import type { ShopContext } from "../context.ts";

/** A shopper's question and what is known of who asks. */
export interface Question {
  question: string;
  /** The shopper's language as far as the browser says; a question in another of the five is answered in that one. */
  language: Language;
  /** What the shopper sees money in. */
  quote: Quote;
  /** Set when a valid token came with the question. */
  customer: Customer | null;
}

/** Facts stay ids: the page renders products from the catalogue, so no answer can invent a price. */
export interface Answer {
  answer: string;
  productIds: string[];
  audioUrl?: string;
  /** It tells of the shopper's own orders, and so goes to no other service. */
  personal?: true;
}

/**
 * What answers shoppers' questions: the built-in rules, a language model that uses the same queries, or a service at
 * another host. One that is away refuses as "unavailable".
 */
export interface AnswerSource {
  answer(ctx: ShopContext, question: Question): Promise<Result<Answer>>;
}
