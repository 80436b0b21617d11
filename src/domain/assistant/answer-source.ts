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

export interface AnswerSource {
  answer(question: Question): Promise<Answer>;
}
