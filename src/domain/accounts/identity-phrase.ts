import { IDENTITY_SENTENCES, isIdentityErrorCode, type PasswordNeed, type PasswordPolicy } from "#contract/identity.ts";
import { phrase, type Filled, type Phrase } from "#contract/phrase.ts";

const NEEDS: Record<PasswordNeed, Filled> = {
  lower: phrase("a lower-case letter"),
  upper: phrase("an upper-case letter"),
  digit: phrase("a digit"),
  symbol: phrase("a symbol"),
};

/** Why the identity service refused, for the shopper (N-10): by its code, or the general sentence. */
export function identityPhrase(code: unknown, policy: PasswordPolicy): Phrase {
  // Of Google under another address the call itself tells: it knows the right one.
  if (!isIdentityErrorCode(code) || code === "google-elsewhere") return IDENTITY_SENTENCES.unknown;
  if (code === "password-too-long") {
    return phrase("Please choose a password of at most {count} characters.", { count: policy.max });
  }
  if (code === "weak-password") return weakPassword(policy);
  return IDENTITY_SENTENCES[code];
}

/** VAL-35: what a password must be like. */
function weakPassword({ min: count, needs }: PasswordPolicy): Phrase {
  if (needs.length === 0) return phrase("Please choose a password of at least {count} characters.", { count });
  return phrase("Please choose a password of at least {count} characters, with {needs}.", {
    count,
    needs: needs.map((need) => NEEDS[need]),
  });
}
