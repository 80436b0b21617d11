/** Where the sandbox gateways answer, inside the shop. */
export const SANDBOX_PATHS = { razorpay: "/sandbox/razorpay", stripe: "/sandbox/stripe" } as const;

/** No secrets: whoever has them can do no more than anybody can with a test card. */
export const SANDBOX_KEYS = {
  razorpay: { keyId: "rzp_test_sandbox", keySecret: "sandbox-key-secret", webhookSecret: "sandbox-webhook-secret" },
  stripe: { secretKey: "sk_test_sandbox", webhookSecret: "whsec_sandbox" },
} as const;
