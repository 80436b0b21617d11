import type { PasswordPolicy as FirebaseRules } from "@firebase/auth";
import type { PasswordNeed, PasswordPolicy } from "#contract/identity.ts";

/** What a Firebase project asks of a new password, as the form tells it; `otherwise` where it asks for nothing. */
export function firebasePolicy(rules: FirebaseRules, otherwise: PasswordPolicy): PasswordPolicy {
  if (rules.enforcementState !== "ENFORCE") return otherwise;
  const asked = rules.customStrengthOptions;
  const needs: [PasswordNeed, boolean | undefined][] = [
    ["lower", asked.containsLowercaseLetter],
    ["upper", asked.containsUppercaseLetter],
    ["digit", asked.containsNumericCharacter],
    ["symbol", asked.containsNonAlphanumericCharacter],
  ];
  return {
    min: asked.minPasswordLength ?? otherwise.min,
    max: asked.maxPasswordLength ?? otherwise.max,
    needs: needs.filter(([, wanted]) => wanted).map(([need]) => need),
  };
}
