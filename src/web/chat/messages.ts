import type { AssistantReply } from "#contract/assistant.ts";

/** ENT-21: one line of the conversation. */
export interface ChatMessage {
  text: string;
  isUser: boolean;
  /** The 'Listening...' indicator: it goes when a result or an error arrives (CHAT-05), and is never kept. */
  temporary?: true;
  /** Products shown as cards beneath the text. */
  productIds?: string[];
}

/** CHAT-03, CHAT-05, ERR-11 to ERR-13 */
export const WORDS = {
  greeting: "Hello, Welcome to the Digital Assistant! How can I help you today?",
  listening: "Listening...",
  failed: "Please try again!",
  noVoice: "Sorry, voice recognition is not supported in your browser.",
  notHeard: "I couldn't hear you. Please try again.",
} as const;

/** A conversation begins with the greeting, once (CHAT-03). */
export const BEGINNING: ChatMessage[] = [said(WORDS.greeting)];

/** What the assistant says. */
export function said(text: string): ChatMessage {
  return { text, isUser: false };
}

/** What the assistant answered. */
export function answered({ answer, productIds }: AssistantReply): ChatMessage {
  return productIds && productIds.length > 0 ? { text: answer, isUser: false, productIds } : said(answer);
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
  const { text, isUser, productIds } = value as Record<string, unknown>;
  const ids =
    productIds === undefined || (Array.isArray(productIds) && productIds.every((id) => typeof id === "string"));
  return typeof text === "string" && typeof isUser === "boolean" && ids;
}
