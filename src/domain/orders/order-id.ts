import { randomBytes } from "node:crypto";

/** A new order's id: 24 hex digits, 8 of the second it is made in and 16 at random. */
export function newOrderId(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return seconds.toString(16).padStart(8, "0").slice(-8) + randomBytes(8).toString("hex");
}
