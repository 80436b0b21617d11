import type { ShopContext } from "../context.ts";

/** A shopper's question and what is known of who asks. */
export interface Question {
  question: string;
  language: string;
  /** Set when a valid token came with the question. */
  customerId: string | null;
}

/** Facts stay ids: the page renders products from the catalogue, so no answer can invent a price. */
export interface Answer {
  answer: string;
  productIds: string[];
  audioUrl?: string;
}

/** What answers shoppers' questions: the built-in rules, or a language model that uses the same queries. */
export interface AnswerSource {
  answer(ctx: ShopContext, question: Question): Promise<Answer>;
}
