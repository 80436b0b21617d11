import { IDENTITY_SENTENCES, passwordFault, type PasswordPolicy } from "#contract/identity.ts";
import { phrase } from "#contract/phrase.ts";
import { identityPhrase } from "#domain/accounts/identity-phrase.ts";
import type { AllWords } from "../i18n/all-words.server.ts";
import { translatePhrase } from "../i18n/translate-phrase.ts";
import type { Translation } from "../i18n/translation.ts";
import { IdentityRefusal } from "./identity-client.ts";

/** The texts that the login screens speak with. */
export interface LoginWords {
  login: Translation<AllWords["login"]>;
  identity: Translation<AllWords["identity"]>;
}

const NEEDS = {
  lower: "a lower-case letter",
  upper: "an upper-case letter",
  digit: "a digit",
  symbol: "a symbol",
} as const;

/** What a password needs, e.g. "At least 8 characters, with a digit and a symbol." */
export function passwordHint({ login, identity }: LoginWords, { min: count, needs }: PasswordPolicy): string {
  if (needs.length === 0) return login("passwordHint", { count });
  const list = new Intl.ListFormat(login.language, { type: "conjunction" });
  return login("passwordHintWith", { count, needs: list.format(needs.map((need) => identity(NEEDS[need]))) });
}

/** What is wrong with a new password, in words; undefined for a good one. */
export function passwordProblem(words: LoginWords, policy: PasswordPolicy, password: string): string | undefined {
  const fault = passwordFault(policy, password);
  return fault ? translatePhrase(words.identity, identityPhrase(fault, policy)) : undefined;
}

/** What a failure of the way in reads like; what the shop's own server said is said as it is. */
export function failureText({ identity }: LoginWords, policy: PasswordPolicy, error: unknown): string {
  if (!(error instanceof IdentityRefusal)) return error instanceof Error ? error.message : String(error);
  const { code, address } = error;
  const said =
    code === "google-elsewhere" ? phrase(IDENTITY_SENTENCES[code], { address }) : identityPhrase(code, policy);
  return translatePhrase(identity, said);
}
