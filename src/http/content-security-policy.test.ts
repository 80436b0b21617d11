import { expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { contentSecurityPolicy, policyHeader } from "./content-security-policy.ts";

const header = (env: Record<string, string>) => policyHeader(contentSecurityPolicy(readConfig(env)));

it("lets Razorpay's popup in only where its real keys are set and it is offered", () => {
  expect(header({})).not.toContain("razorpay");
  const keys = { RAZORPAY_KEY_ID: "rzp_live_1" };
  expect(header({ ...keys, PAYMENT_METHODS: "cod" })).not.toContain("razorpay");
  expect(header(keys)).toContain("script-src 'self' https://checkout.razorpay.com;");
});
