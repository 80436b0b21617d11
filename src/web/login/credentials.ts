import { IDENTITY_SENTENCES, type IdentityErrorCode, type PasswordPolicy } from "#contract/identity.ts";
import { passwordProblem, type LoginWords } from "./words.ts";

/** What the screen is for just now: {mode} of the specification is its word in the page's language (G-14). */
export type Mode = "login" | "signUp";

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What can be said before anything is sent: every field filled in (VAL-21), an address, a password the service takes (VAL-35). */
export function checkCredentials(
  words: LoginWords,
  mode: Mode,
  policy: PasswordPolicy,
  { name, email, password }: Credentials,
): CredentialErrors {
  const errors: CredentialErrors = {};
  if (mode === "signUp" && name.trim() === "") errors.name = words.login("nameMissing");
  const wrongAddress = addressProblem(words, email);
  if (wrongAddress) errors.email = wrongAddress;
  // Of a password that is not new, only that it is missing.
  const wrongPassword = password === "" ? words.login("passwordMissing") : undefined;
  const wrong = wrongPassword ?? (mode === "signUp" ? passwordProblem(words, policy, password) : undefined);
  if (wrong) errors.password = wrong;
  return errors;
}

/** What is wrong with what should be a mail address; undefined for a good one. */
export function addressProblem(words: LoginWords, email: string): string | undefined {
  if (email.trim() === "") return words.login("emailMissing");
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())
    ? undefined
    : words.identity(IDENTITY_SENTENCES["invalid-email"]);
}

const FIELD_OF: Partial<Record<IdentityErrorCode, keyof Credentials>> = {
  "email-already-in-use": "email",
  "invalid-email": "email",
  // Beside the same field, whatever a service says: which of the two is wrong is not told (N-10).
  "invalid-credential": "password",
  "wrong-password": "password",
  "user-not-found": "password",
  "weak-password": "password",
  "password-too-long": "password",
};

/** The field beside which a refusal of the identity service belongs; null for one that is about no field. */
export function fieldAtFault(code: unknown): keyof Credentials | null {
  return FIELD_OF[code as IdentityErrorCode] ?? null;
}
