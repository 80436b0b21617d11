import { describe, expect, it } from "vitest";
import { passwordFault, type PasswordPolicy } from "./identity.ts";

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
});
