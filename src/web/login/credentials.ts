import {
  IDENTITY_SENTENCES,
  passwordFault,
  passwordSentence,
  type IdentityErrorCode,
  type PasswordPolicy,
} from "#contract/identity.ts";

/** What the screen is for just now; the words are the specification's {mode} (G-14). */
export type Mode = "Login" | "Sign Up";

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What can be said before anything is sent: every field filled in (VAL-21), an address, a password the service takes (VAL-35). */
export function checkCredentials(
  mode: Mode,
  policy: PasswordPolicy,
  { name, email, password }: Credentials,
): CredentialErrors {
  const errors: CredentialErrors = {};
  if (mode === "Sign Up" && name.trim() === "") errors.name = "Please enter your full name.";
  if (email.trim() === "") errors.email = "Please enter your email address.";
  else if (!isAddress(email)) errors.email = IDENTITY_SENTENCES["invalid-email"];
  const wrong = passwordProblem(policy, password, mode === "Sign Up");
  if (wrong) errors.password = wrong;
  return errors;
}

/** Whether this looks like a mail address. */
export function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim());
}

/** What is wrong with a password; of one that is not new only that it is missing. */
export function passwordProblem(policy: PasswordPolicy, password: string, isNew: boolean): string | undefined {
  if (password === "") return "Please enter your password.";
  const fault = isNew ? passwordFault(policy, password) : null;
  return fault ? passwordSentence(policy, fault) : undefined;
}

const FIELD_OF: Partial<Record<IdentityErrorCode, keyof Credentials>> = {
  "email-already-in-use": "email",
  "invalid-email": "email",
  "invalid-credential": "password",
  "weak-password": "password",
  "password-too-long": "password",
};

/** The field beside which a refusal of the identity service belongs; null for one that is about no field. */
export function fieldAtFault(code: unknown): keyof Credentials | null {
  return FIELD_OF[code as IdentityErrorCode] ?? null;
}
