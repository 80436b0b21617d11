import { createHmac, timingSafeEqual } from "node:crypto";

/** Hex of the HMAC-SHA256 of a text or of raw bytes. */
export function hmac(secret: string, signed: string | Buffer): string {
  return createHmac("sha256", secret).update(signed).digest("hex");
}

/** Whether two texts are the same; how long that takes says nothing about where they differ. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
