/** Who an ID token speaks of. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** How the person proved who they are: "password" or "google". */
  signInProvider: "password" | "google";
  /** When they did; refreshing a token later does not change it. */
  authenticatedAt: Date;
  /**
   * Since when the account is as it is: at a service of a third party, a new password or a take-over by the address's holder
   * ends what was there before. Null where the service ends the shop's sessions itself.
   */
  validSince: Date | null;
}

/** The identity service, as the shop sees it: something that vouches for ID tokens (G-37). */
export interface IdentityVerifier {
  /**
   * Checks signature, issuer, audience and expiry, and that the account still stands.
   * @returns null for a token that does not hold
   * @throws IdentityAway when the service cannot be asked
   */
  verify(idToken: string): Promise<VerifiedIdentity | "user-disabled" | null>;
}

/** The identity service does not answer: nobody can be let in, and nobody is told that their login is wrong. */
export class IdentityAway extends Error {
  override name = "IdentityAway";
}
