/** VAL-14, and what the service takes at most. */
export const QUESTION_LENGTH = { min: 1, max: 1000 } as const;

/** What POST /ask-question answers (CSVC-01). Products come as ids: the page shows them as the catalogue has them. */
export interface AssistantReply {
  answer: string;
  audioUrl?: string;
  productIds?: string[];
}
