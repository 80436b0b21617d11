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
  "invalid-email": "Please enter a valid email address.",
  "weak-password": `Please choose a password of at least ${PASSWORD_LENGTH.min} characters.`,
  "password-too-long": `Please choose a password of at most ${PASSWORD_LENGTH.max} characters.`,
  "user-disabled": "This account has been disabled. Please contact us.",
  "user-token-expired": "Your login has expired. Please log in again.",
  "too-many-requests": "Too many attempts. Please wait a minute and try again.",
  "cross-origin": "This can only be done from the shop's own pages.",
  unknown: "That did not work. Please try again.",
} as const;
