/** Who an ID token speaks of. */
export interface VerifiedIdentity {
  uid: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** How the person proved who they are: "password" or "google". */
  signInProvider: "password" | "google";
}

/** The identity service, as the shop sees it: something that vouches for ID tokens (G-37). */
export interface IdentityVerifier {
  /**
   * Checks signature, issuer, audience and expiry.
   * @returns null for a token that does not hold; throws when the service's keys cannot be had
   */
  verify(idToken: string): Promise<VerifiedIdentity | null>;
}
