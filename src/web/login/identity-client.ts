import { IDENTITY_SENTENCES, type IdentityErrorCode, type PasswordPolicy } from "#contract/identity.ts";

/** Who the identity service says has just signed in. */
export interface IdentityPerson {
  uid: string;
  email: string;
  name: string;
}

/** An ID token, and until when it holds (ms since 1970). */
export interface Proof {
  token: string;
  expiresAt: number;
}

/**
 * The identity service as a browser speaks to it (IDP-01 to IDP-04): the shop's own, or Firebase. Whatever it refuses is an
 * IdentityRefusal with one of the shop's codes.
 */
export interface IdentityClient {
  /** Makes an account with a password, and signs in to it; the service mails a link that confirms the address. */
  signUp(input: { name: string; email: string; password: string }): Promise<IdentityPerson>;
  /** Signs in with a password. A Google account that was refused before for this address is linked to it (IDP-03). */
  signIn(input: { email: string; password: string }): Promise<IdentityPerson>;
  /** Signs in or up by a Google account, in a window of 500x600. Called in the press of a button, or browsers block it. */
  signInWithGoogle(): Promise<IdentityPerson>;
  /**
   * The proof for the shop's own server (G-37), for whoever is signed in.
   * @param fresh asks for a new one though the one at hand still holds
   */
  proof(fresh?: boolean): Promise<Proof>;
  /** Forgets who is signed in. */
  signOut(): Promise<void>;
  /** Deletes the account just made, which the shop did not take. */
  undoSignUp(): Promise<void>;
  /** Has a link for a new password mailed, if the address has an account; nothing tells whether it has. */
  askForNewPassword(email: string): Promise<void>;
  /** Sets a new password by a mailed link's token. */
  setNewPassword(token: string, password: string): Promise<void>;
  /** Confirms an address by a mailed link's token. */
  confirmAddress(token: string): Promise<void>;
  /** What the service asks of a new password (VAL-35). */
  passwordPolicy(): Promise<PasswordPolicy>;
}

/** Why the identity service refused; the screens say it in the page's language. */
export class IdentityRefusal extends Error {
  override name = "IdentityRefusal";
  readonly code: IdentityErrorCode;
  /** Where it would have gone, if anywhere. */
  readonly address: string;

  constructor(code: IdentityErrorCode, { cause, address = "" }: { cause?: unknown; address?: string } = {}) {
    super(IDENTITY_SENTENCES[code], { cause });
    this.code = code;
    this.address = address;
  }
}

/** ms: seconds that a call to the identity service may take; longer on a phone's network (IDP-19). */
const TIMEOUT = { usual: 30_000, mobile: 60_000 };

/** How long a call to the identity service may take here, ms. */
export function networkTimeout(): number {
  return /android|iphone|ipad|mobile/i.test(navigator.userAgent) ? TIMEOUT.mobile : TIMEOUT.usual;
}
