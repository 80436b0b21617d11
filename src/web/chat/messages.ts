import type { AssistantReply } from "#contract/assistant.ts";

/** ENT-21: one line of the conversation. */
export interface ChatMessage {
  text: string;
  isUser: boolean;
  /** The 'Listening...' indicator: it goes when a result or an error arrives (CHAT-05), and is never kept. */
  temporary?: true;
  /** A sentence of the shop's own: it is shown in the page's language, whichever that was when it was said. */
  ours?: OwnWords;
  /** Products shown as cards beneath the text. */
  productIds?: string[];
}

/** CHAT-03, CHAT-05, ERR-11 to ERR-13: what is said without asking the assistant, by its name among the words of the chat. */
const OWN_WORDS = ["greeting", "listening", "failed", "noVoice", "notHeard"] as const;
export type OwnWords = (typeof OWN_WORDS)[number];

/** A conversation begins with the greeting, once (CHAT-03). */
export const BEGINNING: ChatMessage[] = [ownWords("greeting")];

/** One of the shop's own sentences. */
export function ownWords(ours: OwnWords): ChatMessage {
  return { text: "", isUser: false, ours };
}

/** What the assistant answered. */
export function answered({ answer, productIds }: AssistantReply): ChatMessage {
  return productIds && productIds.length > 0
    ? { text: answer, isUser: false, productIds }
    : { text: answer, isUser: false };
}

/** The conversation without what was there for a moment only. */
export function withoutTemporary(messages: ChatMessage[]): ChatMessage[] {
  return messages.filter(({ temporary }) => !temporary);
}

const KEPT = 60;

/** The conversation as text to keep: the last 60 messages. */
export function toKept(messages: ChatMessage[]): string {
  return JSON.stringify(withoutTemporary(messages).slice(-KEPT));
}

/** A kept conversation, or a new one where there is none that can be read. */
export function fromKept(text: string | null): ChatMessage[] {
  try {
    const kept: unknown = JSON.parse(text ?? "null");
    return Array.isArray(kept) && kept.length > 0 && kept.every(isMessage) ? kept : BEGINNING;
  } catch {
    return BEGINNING;
  }
}

function isMessage(value: unknown): value is ChatMessage {
  if (typeof value !== "object" || value === null) return false;
  const { text, isUser, productIds, ours } = value as Record<string, unknown>;
  const ids =
    productIds === undefined || (Array.isArray(productIds) && productIds.every((id) => typeof id === "string"));
  const isOurs = ours === undefined || OWN_WORDS.some((name) => name === ours);
  return typeof text === "string" && typeof isUser === "boolean" && ids && isOurs;
}
