import { describe, expect, it } from "vitest";
import { IDENTITY_SENTENCES, type PasswordPolicy } from "#contract/identity.ts";
import { speak } from "#contract/messages/speak.server.ts";
import { identityPhrase } from "./identity-phrase.ts";

const plain: PasswordPolicy = { min: 6, max: 128, needs: [] };
const strict: PasswordPolicy = { min: 8, max: 64, needs: ["lower", "upper", "digit", "symbol"] };
const identitySentence = (code: string, policy = plain) => speak("en", identityPhrase(code, policy));

describe("the sentences of identity services", () => {
  const ofTheSpecification = [
    "email-already-in-use",
    "wrong-password",
    "invalid-credential",
    "user-not-found",
    "user-disabled",
    "too-many-requests",
    "expired-action-code",
    "invalid-action-code",
    "requires-recent-login",
    "user-token-expired",
    "weak-password",
    "invalid-verification-code",
    "network-request-failed",
    "multi-factor-auth-required",
  ];
  it.each(ofTheSpecification)("IDP-21 IDP-22 N-10 %s has a plain sentence", (code) => {
    expect(Object.keys(IDENTITY_SENTENCES)).toContain(code);
    expect(identitySentence(code)).toMatch(/^[A-Z][^_]+\.$/);
    expect(identitySentence(code)).not.toBe(IDENTITY_SENTENCES.unknown);
  });

  it("ERR-26 says the specification's words of an address in use", () => {
    expect(identitySentence("email-already-in-use")).toBe("Email already in use. Please use a different email.");
  });

  it("N-10 says the same of an unknown address as of a wrong password", () => {
    const said = ["wrong-password", "user-not-found", "invalid-credential"].map((code) => identitySentence(code));
    expect(new Set(said).size).toBe(1);
  });

  it.each(["", "constructor", "auth/internal-error", "EMAIL_EXISTS"])(
    "N-10 has a general sentence for '%s'",
    (code) => {
      expect(identitySentence(code)).toBe("That did not work. Please try again.");
    },
  );
});

describe("VAL-35 a password that is not taken", () => {
  it("is told what the policy asks for", () => {
    expect(identitySentence("weak-password")).toBe("Please choose a password of at least 6 characters.");
    expect(identitySentence("weak-password", { ...plain, needs: ["digit"] })).toBe(
      "Please choose a password of at least 6 characters, with a digit.",
    );
    expect(identitySentence("weak-password", strict)).toBe(
      "Please choose a password of at least 8 characters, with a lower-case letter, an upper-case letter, a digit, and a symbol.",
    );
    expect(identitySentence("password-too-long", strict)).toBe("Please choose a password of at most 64 characters.");
    expect(speak("de", identityPhrase("weak-password", strict))).toBe(
      "Bitte wähle ein Passwort mit mindestens 8 Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe, eine Ziffer und ein Sonderzeichen.",
    );
  });
});
