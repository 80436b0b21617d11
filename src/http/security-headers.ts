import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";
import type { FastifyReply } from "fastify";
import type { Config } from "#platform/config.ts";
import type { App } from "./app.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/** Abilities of the browser that the shop never uses, nor anything in a frame of it; paying is left to the gateways' frames. */
const PERMISSIONS = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "midi",
  "usb",
]
  .map((name) => `${name}=()`)
  .join(", ");

/** What protects a document: a picture, font or script is none. */
const FOR_DOCUMENTS = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Lower-case names and values. */
export type FixedHeaders = Readonly<Record<string, string>>;

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route sends the security headers itself. */
    sendsSecurityHeaders?: boolean;
  }
}

/** The headers that protect every reply, as helmet sets them. They are the same for all, so they are made once. */
export function securityHeaders(config: Config): FixedHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  const set = helmet({
    contentSecurityPolicy: contentSecurityPolicy(config),
    // Which shop asks is told to Firebase, whose key may be restricted to it; never which page.
    referrerPolicy: { policy: config.FIREBASE_API_KEY === undefined ? "no-referrer" : "strict-origin" },
    // A page keeps the windows that it opens: Google's answers to it.
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    // Only a shop behind TLS may tell browsers never to come without it.
    strictTransportSecurity: config.SHOP_URL.startsWith("https:") && { maxAge: TWO_YEARS, includeSubDomains: false },
  });
  set(request, response, (error) => {
    if (error) throw error;
  });
  response.setHeader("permissions-policy", PERMISSIONS);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Sends the security headers with every reply; a route that sends them itself gets them where it fails. */
export function sendSecurityHeaders(app: App, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.routeOptions.config.sendsSecurityHeaders) reply.headers(headers);
    done();
  });
  app.addHook("onSend", (request, reply, payload, done) => {
    if (request.routeOptions.config.sendsSecurityHeaders) reply.headers(headers);
    // What a call answers is for whoever asked, unless the call says otherwise.
    if (request.url.startsWith("/api/") && !reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
    done(null, payload);
  });
}

/**
 * Takes back what protects documents from the reply with a file of the shop's own that is none: 800 bytes before each picture,
 * font and script, on a new connection a twentieth of what the first round trip brings. What shoppers upload keeps all.
 */
export function leaveOutForDocuments(reply: FastifyReply): void {
  for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
}
