import { createHmac, timingSafeEqual } from "node:crypto";
import { refuse, ok, type Result } from "#contract/result.ts";
import { shopSecret } from "#platform/database/shop-secret.ts";
import type { ShopContext } from "../context.ts";
import type { Speech } from "./speech-source.ts";

const SECRET = "assistant-speech";
/** As much as is spoken of an answer, in characters. */
const SPOKEN = 600;
const GONE = refuse("not_found", "There is nothing to hear here.");

/**
 * Where an answer can be heard: the text itself, signed, so that nothing is kept and nobody has the shop speak, at its
 * cost, what it never said. It is spoken when it is asked for.
 */
export async function speechAddress(ctx: ShopContext, answer: string): Promise<string> {
  const text = spoken(answer);
  return `/ask-question/speech?${new URLSearchParams({ text, signature: await signatureOf(ctx, text) })}`;
}

/** The sound of a signed text. Refuses one that the shop did not sign, and while the speech service is away. */
export async function speakAnswer(ctx: ShopContext, text: string, signature: string): Promise<Result<Speech>> {
  const { speech } = ctx.adapters;
  if (!speech || !isSame(signature, await signatureOf(ctx, text))) return GONE;
  try {
    return ok(await speech.speak(text));
  } catch (error) {
    ctx.log.warn({ err: error }, "an answer could not be spoken");
    return refuse("unavailable", "The answer cannot be spoken just now.");
  }
}

/** Whole lines up to the limit. */
function spoken(answer: string): string {
  const plain = answer.replaceAll("• ", "");
  if (plain.length <= SPOKEN) return plain;
  const end = Math.max(plain.lastIndexOf("\n", SPOKEN), plain.lastIndexOf(". ", SPOKEN) + 1);
  return plain.slice(0, end > 0 ? end : SPOKEN).toWellFormed();
}

async function signatureOf(ctx: ShopContext, text: string): Promise<string> {
  return createHmac("sha256", await shopSecret(ctx.db, SECRET))
    .update(text)
    .digest("base64url");
}

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)];
  return a.length === b.length && timingSafeEqual(a, b);
}
