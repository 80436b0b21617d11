import { describe, expect, it } from "vitest";
import { IDENTITY_SENTENCES, identitySentence, passwordFault, passwordRule, type PasswordPolicy } from "./identity.ts";

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
    const said = ["wrong-password", "user-not-found", "invalid-credential"].map(identitySentence);
    expect(new Set(said).size).toBe(1);
  });

  it.each(["", "constructor", "auth/internal-error", "EMAIL_EXISTS"])(
    "N-10 has a general sentence for '%s'",
    (code) => {
      expect(identitySentence(code)).toBe("That did not work. Please try again.");
    },
  );
});

describe("VAL-35 the password policy", () => {
  const plain: PasswordPolicy = { min: 6, max: 128, needs: [] };
  const strict: PasswordPolicy = { min: 8, max: 64, needs: ["lower", "upper", "digit", "symbol"] };

  it.each([
    [plain, "123456", null],
    [plain, "12345", "weak-password"],
    [plain, "x".repeat(128), null],
    [plain, "x".repeat(129), "password-too-long"],
    [strict, "aB3-aB3-", null],
    [strict, "éÀ3€aaaa", null],
    [strict, "aB3-aB3", "weak-password"],
    [strict, "AB3-AB3-", "weak-password"],
    [strict, "ab3-ab3-", "weak-password"],
    [strict, "aBc-aBc-", "weak-password"],
    [strict, "aB3 aB3 ", "weak-password"],
    [strict, "aB3-".repeat(17), "password-too-long"],
  ])("%o takes %s: %s", (policy, password, fault) => {
    expect(passwordFault(policy, password)).toBe(fault);
  });

  it("is told in words", () => {
    expect(passwordRule(plain)).toBe("at least 6 characters");
    expect(passwordRule({ ...plain, needs: ["digit"] })).toBe("at least 6 characters, with a digit");
    expect(passwordRule(strict)).toBe(
      "at least 8 characters, with a lower-case letter, an upper-case letter, a digit, and a symbol",
    );
  });
});
