import fc from "fast-check";
import type { FuzzShop } from "./fuzz-shop.ts";
import type { Call } from "./calls.ts";
import { requestsOf, type FuzzRequest } from "./request.ts";

/** What a request brought to light. */
export interface Finding {
  call: string;
  what: string;
  request: FuzzRequest;
  status: number;
  body: string;
}

export interface FuzzReport {
  seed: number;
  calls: number;
  requests: number;
  /** By status. */
  statuses: Record<number, number>;
  findings: Finding[];
  violations: string[];
}

interface Options {
  seed: number;
  /** Requests for each call. */
  perCall: number;
  /** Only calls whose address has this in it. */
  only?: string | undefined;
}

const AT_ONCE = 8;
/** ms; an expression that takes exponential time takes far longer. */
const SLOW = 60_000;
/** One of each kind for each call is enough to see. */
const MOST_OF_A_KIND = 1;

/**
 * Sends every call of the shop requests without end and looks at each reply. The same seed sends the same requests.
 */
export async function fuzz(shop: FuzzShop, { seed, perCall, only = "" }: Options): Promise<FuzzReport> {
  const report: FuzzReport = { seed, calls: 0, requests: 0, statuses: {}, findings: [], violations: [] };
  const chosen = shop.calls.filter(({ url }) => url.includes(only));
  for (const [index, call] of chosen.entries()) {
    report.calls += 1;
    const requests = fc.sample(requestsOf(call, shop.known), { numRuns: perCall, seed: seed + index });
    for (let at = 0; at < requests.length; at += AT_ONCE) {
      const batch = requests.slice(at, at + AT_ONCE);
      await Promise.all(batch.map((request) => send(shop, call, request, report)));
    }
    const violations = await shop.violations();
    report.violations.push(...violations.map((rule) => `${rule}, after ${call.method} ${call.url}`));
    if (violations.length > 0) break;
  }
  return report;
}

async function send(shop: FuzzShop, call: Call, request: FuzzRequest, report: FuzzReport): Promise<void> {
  const { as, n, method, url, payload } = request;
  const token = as === "visitor" ? undefined : shop.tokens[as][n % shop.tokens[as].length]!;
  const headers = { ...(token !== undefined && { token }), ...request.headers };
  const begun = performance.now();
  const reply = await shop.app.inject({
    method: method as "GET",
    url,
    headers,
    ...(payload !== undefined && { payload }),
    // Each from an address of its own: limits by address have tests of their own.
    remoteAddress: `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
  });
  report.requests += 1;
  report.statuses[reply.statusCode] = (report.statuses[reply.statusCode] ?? 0) + 1;
  const asked = `${url} ${decoded(url)} ${payload?.toString("utf8") ?? ""} ${JSON.stringify(headers)}`;
  const problems = problemsOf(call, reply, asked, shop.belas);
  if (performance.now() - begun > SLOW) problems.push("took too long");
  for (const what of problems) {
    const name = `${call.method} ${call.url}`;
    const known = report.findings.filter((each) => each.call === name && each.what === what).length;
    if (known < MOST_OF_A_KIND) {
      report.findings.push({ call: name, what, request, status: reply.statusCode, body: reply.body.slice(0, 600) });
    }
  }
}

function decoded(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return "";
  }
}

/** What gives away how the shop is made. */
const LEAKS: readonly RegExp[] = [
  /\n\s+at .+[:(]/,
  /node_modules|node:internal/,
  /\/(?:src|work|tmp|home|root|usr|var)\/[\w./-]+\.\w+/,
  /\b(?:select|insert into|update|delete from)\b.{1,200}\b(?:from|where|set|values)\b/i,
  /syntax error at|violates .+ constraint|duplicate key value|invalid input syntax|invalid byte sequence|out of range for type/i,
  /relation ".+" does not exist|column ".+" (?:of|does)|unterminated quoted/i,
  /\bE(?:CONNREFUSED|NOENT|ACCES|PIPE|NOSPC)\b/,
  /graphile_worker|kysely|better-auth|FST_ERR|ERR_[A-Z_]{4,}/i,
  /(?:Type|Reference|Syntax|Range)Error|Cannot read propert|is not a function|\[object Object\]/,
];

interface Replied {
  statusCode: number;
  headers: Record<string, unknown>;
  body: string;
}

function problemsOf(call: Call, { statusCode, headers, body }: Replied, asked: string, belas: string[]): string[] {
  const problems: string[] = [];
  const mayWait = statusCode === 503 && headers["retry-after"] !== undefined;
  if (statusCode >= 500 && !mayWait) problems.push(`answers ${statusCode}`);
  for (const pattern of call.url.startsWith("/sandbox/") ? [] : LEAKS) {
    const found = pattern.exec(body)?.[0];
    if (found !== undefined && !asked.includes(found)) problems.push(`gives away ${pattern.source.slice(0, 40)}`);
  }
  for (const word of belas) if (body.includes(word) && !asked.includes(word)) problems.push("tells what is Bela's");
  if (headers["x-powered-by"] !== undefined || headers["server"] !== undefined) problems.push("names its software");
  if (String(headers["set-cookie"]).includes("a=b")) problems.push("sets a cookie it was sent");
  if (call.isPublic && statusCode >= 400 && !isRefusal(body)) problems.push(`refuses ${statusCode} without a sentence`);
  if (/<script>alert|onerror=alert/.test(body) && !String(headers["content-type"]).startsWith("application/json")) {
    problems.push("hands on a script");
  }
  return problems;
}

function isRefusal(body: string): boolean {
  try {
    const { success, message } = JSON.parse(body) as { success?: unknown; message?: unknown };
    return success === false && typeof message === "string" && message !== "";
  } catch {
    return false;
  }
}
