import type { VerifiedIdentity } from "./identity-verifier.ts";

/** How each way to sign in reads on the account page; an unknown one reads as it is stored. */
const AUTH_METHODS: Record<string, string> = { password: "Email and password", google: "Google" };

/** The words for a stored way to sign in. */
export function authMethodName(stored: string): string {
  return AUTH_METHODS[stored] ?? stored;
}

/** What a caller says of themselves beside the proof. */
export interface ClaimedIdentity {
  uid: string;
  email: string;
}

/** Whether the caller claims to be exactly the one whom the token speaks of (G-37). Letter case of an address counts nothing. */
export function claimHolds(claimed: ClaimedIdentity, proven: VerifiedIdentity): boolean {
  return claimed.uid === proven.uid && claimed.email.trim().toLowerCase() === proven.email.toLowerCase();
}
