import { expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { contentSecurityPolicy, policyHeader } from "./content-security-policy.ts";

const header = (env: Record<string, string>) => policyHeader(contentSecurityPolicy(readConfig(env)));

it("lets Firebase's code ask its own hosts only where its keys are set", () => {
  expect(header({})).not.toMatch(/google|firebase/);
  const policy = header({ FIREBASE_API_KEY: "AIza", FIREBASE_PROJECT_ID: "weft" });
  expect(policy).toMatch(
    /connect-src [^;]*https:\/\/identitytoolkit.googleapis.com https:\/\/securetoken.googleapis.com/,
  );
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis.google.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/weft.firebaseapp.com/);
  expect(policy).not.toContain("http://127");
});

it("lets Razorpay's popup in only where its real keys are set and it is offered", () => {
  expect(header({})).not.toContain("razorpay");
  const keys = { RAZORPAY_KEY_ID: "rzp_live_1" };
  expect(header({ ...keys, PAYMENT_METHODS: "cod" })).not.toContain("razorpay");
  expect(header(keys)).toContain("script-src 'self' https://checkout.razorpay.com;");
});
