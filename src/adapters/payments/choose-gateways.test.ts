import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { chooseGateways, RAZORPAY_SCRIPT } from "./choose-gateways.ts";

const KEYS = { RAZORPAY_KEY_ID: "rzp_live_1", RAZORPAY_KEY_SECRET: "s", RAZORPAY_WEBHOOK_SECRET: "w" };
const chosen = (env: Record<string, string>) => chooseGateways(readConfig(env));

describe("the gateways that the settings name", () => {
  it("without keys are the sandbox", () => {
    const { razorpay, stripe } = chosen({});
    expect(razorpay?.popup).toEqual({ keyId: "rzp_test_sandbox", scriptUrl: "/sandbox/razorpay/checkout.js" });
    expect(stripe?.popup).toBeNull();
  });

  it("are none for a shop that sells without keys, unless it is a demo", () => {
    expect(chosen({ NODE_ENV: "production" })).toEqual({});
    expect(Object.keys(chosen({ NODE_ENV: "production", DEMO: "1" }))).toEqual(["razorpay", "stripe"]);
  });

  it("with keys are the real ones", () => {
    const real = chosen({ NODE_ENV: "production", ...KEYS, STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "wh" });
    expect(real.razorpay?.popup).toEqual({ keyId: "rzp_live_1", scriptUrl: RAZORPAY_SCRIPT });
    expect(real.stripe).toBeDefined();
  });

  it("keys by halves stop the start with a sentence", () => {
    expect(() => chosen({ RAZORPAY_KEY_ID: "rzp_live_1" })).toThrow("set together, or not at all");
    expect(() => chosen({ STRIPE_SECRET_KEY: "sk" })).toThrow("set together, or not at all");
  });
});
