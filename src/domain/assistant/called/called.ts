import type { Understood } from "../understand.ts";

/** A word that more names have than this tells none of them. */
export const RARE = 3;
/** Whole names come before every part of one: what they have for it, beside their length. */
export const WHOLE = 100;

/** What of a question tells which products it calls by their names. */
export type Asked = Pick<Understood, "text" | "language" | "topics" | "limits">;

/** A product that a question calls by the name that it has in the question's language. */
export interface Called {
  row: number;
  /** Higher where more of the name is there. */
  score: number;
  /** Where the whole name stands in the question; null where only words of it do, which tell it from others. */
  span: [from: number, to: number] | null;
  /** It has only words that any such product could go by. */
  isCommon: boolean;
}
