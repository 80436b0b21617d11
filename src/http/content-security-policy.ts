import type { Config } from "#platform/config.ts";

/** What Razorpay's popup loads, where the shop takes real payments by it; the sandbox is our own origin. */
const RAZORPAY = {
  script: ["https://checkout.razorpay.com"],
  frame: ["https://checkout.razorpay.com", "https://api.razorpay.com"],
  connect: ["https://api.razorpay.com", "https://lumberjack.razorpay.com"],
};
/** What Firebase's own code asks for, where it holds the accounts: its calls, the Google window and the bot check. */
function firebaseSources(config: Config): typeof RAZORPAY {
  const { FIREBASE_API_KEY: key, FIREBASE_AUTH_DOMAIN: domain, FIREBASE_AUTH_EMULATOR_HOST: emulator } = config;
  if (key === undefined) return NOTHING;
  const own = emulator === "" ? [] : [`http://${emulator}`];
  return {
    script: ["https://apis.google.com", "https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    frame: [
      `https://${domain}`,
      "https://www.google.com/recaptcha/",
      "https://recaptcha.google.com/recaptcha/",
      ...own,
    ],
    connect: [
      "https://identitytoolkit.googleapis.com",
      "https://securetoken.googleapis.com",
      "https://www.google.com/recaptcha/",
      ...own,
    ],
  };
}
/** The live map of the contact page, on a press. */
const MAP_FRAME = "https://www.openstreetmap.org";
const NOTHING: typeof RAZORPAY = { script: [], frame: [], connect: [] };

/**
 * What a page of the shop may load. Scripts: our own files and the inline ones whose hashes the pages' handler adds
 * (a cached page cannot carry a nonce). Pictures may come from anywhere over TLS: an imported catalogue keeps its addresses.
 */
export function contentSecurityPolicy(config: Config, scriptHashes: string[] = []) {
  const takesRealPayments = config.RAZORPAY_KEY_ID !== undefined && config.PAYMENT_METHODS.includes("razorpay");
  const popup = takesRealPayments ? RAZORPAY : NOTHING;
  const firebase = firebaseSources(config);
  const secure = config.SHOP_URL.startsWith("https:");
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      baseUri: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'self'"],
      formAction: ["'self'"],
      imgSrc: ["'self'", "data:", "blob:", "https:"],
      mediaSrc: ["'self'", "blob:", ...(config.ASSISTANT_URL ? [config.ASSISTANT_URL] : [])],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...popup.connect, ...firebase.connect],
      scriptSrc: ["'self'", ...popup.script, ...firebase.script, ...scriptHashes],
      frameSrc: ["'self'", MAP_FRAME, ...popup.frame, ...firebase.frame],
      styleSrc: ["'self'", "'unsafe-inline'"],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** A policy as the text of its header. */
export function policyHeader(policy: ReturnType<typeof contentSecurityPolicy>): string {
  return Object.entries(policy.directives)
    .map(([name, sources]) =>
      [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...(sources ?? [])].join(" "),
    )
    .join(";");
}
