/** What the identity service asks of a password (VAL-35), told to the form before it sends. Lengths in characters. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

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
  "weak-password": `Please choose a password of at least ${PASSWORD_LENGTH.min} characters.`,
  "password-too-long": `Please choose a password of at most ${PASSWORD_LENGTH.max} characters.`,
  "user-disabled": "This account has been disabled. Please contact us.",
  "user-token-expired": "Your login has expired. Please log in again.",
  "requires-recent-login": "Please log in again to do this.",
  "too-many-requests": "Too many attempts. Please wait a minute and try again.",
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
  "cross-origin": "This can only be done from the shop's own pages.",
  unknown: "That did not work. Please try again.",
} as const;

/** The sentence for a code as a service gives it; one that is unknown gets the general one. */
export function identitySentence(code: string): string {
  return Object.hasOwn(IDENTITY_SENTENCES, code)
    ? IDENTITY_SENTENCES[code as IdentityErrorCode]
    : IDENTITY_SENTENCES.unknown;
}
