/** What a password must contain. Anything that is no letter, digit or space is a symbol. */
const PASSWORD_NEEDS = { lower: /\p{Ll}/u, upper: /\p{Lu}/u, digit: /\d/, symbol: /[^\p{L}\d\s]/u } as const;

export type PasswordNeed = keyof typeof PASSWORD_NEEDS;

/** What the identity service asks of a password (VAL-35), told to the form before it sends. Lengths in characters. */
export interface PasswordPolicy {
  min: number;
  max: number;
  needs: readonly PasswordNeed[];
}

/** Why a password is not taken, as a code of this file; null for a good one. */
export function passwordFault(policy: PasswordPolicy, password: string): "weak-password" | "password-too-long" | null {
  if (password.length > policy.max) return "password-too-long";
  const strong = password.length >= policy.min && policy.needs.every((need) => PASSWORD_NEEDS[need].test(password));
  return strong ? null : "weak-password";
}

/** A Firebase project as browsers are told of it; none of it is a secret. */
export interface FirebaseProject {
  projectId: string;
  apiKey: string;
  /** The host whose pages the Google window shows. */
  authDomain: string;
  /** Host and port of an emulator in place of the service; null for the service itself. */
  emulator: string | null;
}

/** What the login screen is told of the identity service, to speak to it. */
export type IdentityOffer =
  | { service: "builtin"; google: boolean; policy: PasswordPolicy }
  | { service: "firebase"; project: FirebaseProject; policy: PasswordPolicy };

/** Why an identity service refused, in words that every service's own codes are turned into. */
export type IdentityErrorCode = keyof typeof IDENTITY_SENTENCES;

/**
 * The sentence of each refusal (N-10). None tells whether an address is registered, save the one that the specification
 * demands at sign-up (ERR-26).
 */
export const IDENTITY_SENTENCES = {
  "email-already-in-use": "Email already in use. Please use a different email.",
  "invalid-credential": "Email or password is not right. Please try again.",
  "wrong-password": "Email or password is not right. Please try again.",
  "user-not-found": "Email or password is not right. Please try again.",
  "invalid-email": "Please enter a valid email address.",
  "weak-password": "Please choose a stronger password.",
  "password-too-long": "Please choose a shorter password.",
  "user-disabled": "This account has been disabled. Please contact us.",
  "user-token-expired": "Your login has expired. Please log in again.",
  "requires-recent-login": "Please log in again to do this.",
  "too-many-requests": "Too many attempts. Please wait a few minutes and try again, or use 'Forgot password?'.",
  "expired-action-code": "This link has expired. Please ask for a new one.",
  "invalid-action-code": "This link is not valid, or was used already. Please ask for a new one.",
  "invalid-verification-code": "This code is not right. Please check it and try again.",
  "network-request-failed": "The login service cannot be reached. Please check your connection and try again.",
  "multi-factor-auth-required":
    "This account asks for a second step, which this shop cannot take. Please log in another way.",
  "account-not-linked":
    "This address belongs to an account that is not confirmed. Please log in with your password, or use 'Forgot password?'.",
  "popup-closed": "The Google window was closed before you were signed in.",
  "popup-blocked": "Your browser blocked the Google window. Please allow it for this shop and try again.",
  "google-not-set-up": "This shop is not connected to Google. Please use your email address and a password.",
  "google-elsewhere": "Google sign-in works at {address} alone, and this page is open under another address.",
  "account-exists": "This address has an account with a password. Log in with it once, and Google opens it too.",
  "operation-not-allowed": "This way to log in is not set up. Please try another one.",
  "cross-origin": "This can only be done from the shop's own pages.",
  unknown: "That did not work. Please try again.",
} as const;

/** Whether a code is one of the shop's own. */
export function isIdentityErrorCode(code: unknown): code is IdentityErrorCode {
  return typeof code === "string" && Object.hasOwn(IDENTITY_SENTENCES, code);
}
