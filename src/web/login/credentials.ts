import { IDENTITY_SENTENCES, PASSWORD_LENGTH, type IdentityErrorCode } from "#contract/identity.ts";

/** What the screen is for just now; the words are the specification's {mode} (G-14). */
export type Mode = "Login" | "Sign Up";

export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** What can be said before anything is sent: every field filled in (VAL-21), an address, a password the service takes (VAL-35). */
export function checkCredentials(mode: Mode, { name, email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (mode === "Sign Up" && name.trim() === "") errors.name = "Please enter your full name.";
  if (email.trim() === "") errors.email = "Please enter your email address.";
  else if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) errors.email = IDENTITY_SENTENCES["invalid-email"];
  if (password === "") errors.password = "Please enter your password.";
  else if (mode === "Sign Up" && password.length < PASSWORD_LENGTH.min)
    errors.password = IDENTITY_SENTENCES["weak-password"];
  else if (mode === "Sign Up" && password.length > PASSWORD_LENGTH.max)
    errors.password = IDENTITY_SENTENCES["password-too-long"];
  return errors;
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
