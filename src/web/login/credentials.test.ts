import { describe, expect, it } from "vitest";
import type { PasswordPolicy } from "#contract/identity.ts";
import { checkCredentials, fieldAtFault } from "./credentials.ts";

const policy: PasswordPolicy = { min: 6, max: 128, needs: [] };
const good = { name: "Asha Rao", email: "asha@example.com", password: "123456" };

describe("checkCredentials", () => {
  it("VAL-21 asks for full name, e-mail and password at sign-up", () => {
    expect(checkCredentials("Sign Up", policy, good)).toEqual({});
    expect(Object.keys(checkCredentials("Sign Up", policy, { name: " ", email: " ", password: "" }))).toEqual([
      "name",
      "email",
      "password",
    ]);
  });

  it("asks for e-mail and password at login, and leaves the password's length to the service", () => {
    expect(checkCredentials("Login", policy, { ...good, name: "", password: "1" })).toEqual({});
    expect(Object.keys(checkCredentials("Login", policy, { name: "", email: "", password: "" }))).toEqual([
      "email",
      "password",
    ]);
  });

  it("VAL-35 asks for 6 characters at sign-up", () => {
    expect(checkCredentials("Sign Up", policy, { ...good, password: "12345" })).toEqual({
      password: "Please choose a password of at least 6 characters.",
    });
    expect(checkCredentials("Sign Up", policy, { ...good, password: "x".repeat(129) })).toHaveProperty("password");
  });

  it.each(["asha", "asha@", "@example.com", "asha@example", "a sha@example.com", "a@b@c.com"])(
    "takes %s for no address",
    (email) => {
      expect(checkCredentials("Login", policy, { ...good, email })).toHaveProperty("email");
    },
  );
});

it("puts a refusal beside the field that it is about", () => {
  expect(fieldAtFault("email-already-in-use")).toBe("email");
  expect(fieldAtFault("invalid-credential")).toBe("password");
  expect(fieldAtFault("too-many-requests")).toBeNull();
  expect(fieldAtFault(undefined)).toBeNull();
});
