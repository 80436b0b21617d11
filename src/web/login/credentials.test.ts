import { describe, expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import type { PasswordPolicy } from "#contract/identity.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { makeTranslation } from "../i18n/translation.ts";
import { checkCredentials, fieldAtFault } from "./credentials.ts";
import { IdentityRefusal } from "./identity-client.ts";
import { failureText, passwordHint, type LoginWords } from "./words.ts";

const policy: PasswordPolicy = { min: 6, max: 128, needs: [] };
const strict: PasswordPolicy = { min: 8, max: 64, needs: ["lower", "upper", "digit", "symbol"] };
const good = { name: "Asha Rao", email: "asha@example.com", password: "123456" };

function wordsIn(language: Language): LoginWords {
  const { login, identity } = wordsFor(new Request(`http://shop.test/?lang=${language}`), ["login", "identity"]);
  return { login: makeTranslation(language, login!), identity: makeTranslation(language, identity!) };
}
const words = wordsIn("en");

describe("checkCredentials", () => {
  it("VAL-21 asks for full name, e-mail and password at sign-up", () => {
    expect(checkCredentials(words, "signUp", policy, good)).toEqual({});
    expect(Object.keys(checkCredentials(words, "signUp", policy, { name: " ", email: " ", password: "" }))).toEqual([
      "name",
      "email",
      "password",
    ]);
  });

  it("asks for e-mail and password at login, and leaves the password's length to the service", () => {
    expect(checkCredentials(words, "login", policy, { ...good, name: "", password: "1" })).toEqual({});
    expect(Object.keys(checkCredentials(words, "login", policy, { name: "", email: "", password: "" }))).toEqual([
      "email",
      "password",
    ]);
  });

  it("VAL-35 asks for 6 characters at sign-up", () => {
    expect(checkCredentials(words, "signUp", policy, { ...good, password: "12345" })).toEqual({
      password: "Please choose a password of at least 6 characters.",
    });
    const long = { ...good, password: "x".repeat(129) };
    expect(checkCredentials(words, "signUp", policy, long)).toEqual({
      password: "Please choose a password of at most 128 characters.",
    });
  });

  it.each(["asha", "asha@", "@example.com", "asha@example", "a sha@example.com", "a@b@c.com"])(
    "takes %s for no address",
    (email) => {
      expect(checkCredentials(words, "login", policy, { ...good, email })).toHaveProperty("email");
    },
  );
});

it.each<[Language, string]>([
  ["en", "At least 8 characters, with a lower-case letter, an upper-case letter, a digit, and a symbol."],
  ["es", "Al menos 8 caracteres, con una letra minúscula, una letra mayúscula, una cifra y un símbolo."],
  ["fr", "Au moins 8 caractères, avec une minuscule, une majuscule, un chiffre et un symbole."],
  ["de", "Mindestens 8 Zeichen, darunter ein Kleinbuchstabe, ein Großbuchstabe, eine Ziffer und ein Sonderzeichen."],
  ["ja", "8文字以上（小文字、大文字、数字、記号を含む）。"],
])("VAL-35 tells the policy in %s", (language, hint) => {
  expect(passwordHint(wordsIn(language), strict)).toBe(hint);
});

it("N-10 says a refusal in the page's language, and what the shop's server said as it is", () => {
  const said = (error: unknown, language: Language = "en") => failureText(wordsIn(language), strict, error);
  expect(said(new IdentityRefusal("user-disabled"))).toBe("This account has been disabled. Please contact us.");
  expect(said(new IdentityRefusal("user-disabled"), "de")).toBe("Dieses Konto ist gesperrt. Bitte melde dich bei uns.");
  expect(said(new IdentityRefusal("weak-password"))).toMatch(
    /^Please choose a password of at least 8 characters, with/,
  );
  expect(said(new IdentityRefusal("google-elsewhere", { address: "https://shop.example" }))).toBe(
    "Google sign-in works at https://shop.example alone, and this page is open under another address.",
  );
  expect(said(new Error("Away"))).toBe("Away");
});

it("puts a refusal beside the field that it is about", () => {
  expect(fieldAtFault("email-already-in-use")).toBe("email");
  expect(fieldAtFault("too-many-requests")).toBeNull();
  expect(fieldAtFault(undefined)).toBeNull();
});

it("N-10 puts an unknown address and a wrong password beside the same field", () => {
  const fields = ["invalid-credential", "wrong-password", "user-not-found"].map(fieldAtFault);
  expect(fields).toEqual(["password", "password", "password"]);
});
