import type { Config } from "#platform/config.ts";

/**
 * What a page of the shop may load. Scripts: our own files and the inline ones whose hashes the pages' handler adds
 * (a cached page cannot carry a nonce). Pictures may come from anywhere over TLS: an imported catalogue keeps its addresses.
 */
export function contentSecurityPolicy(config: Config, scriptHashes: string[] = []) {
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
      mediaSrc: ["'self'", "blob:"],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes],
      styleSrc: ["'self'", "'unsafe-inline'"],
      ...(secure ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** A policy as the text of its header. */
export function policyHeader(policy: ReturnType<typeof contentSecurityPolicy>): string {
  return Object.entries(policy.directives)
    .map(([name, sources]) => [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), ...(sources ?? [])].join(" "))
    .join(";");
}
