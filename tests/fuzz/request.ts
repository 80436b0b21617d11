import fc from "fast-check";
import type { Call } from "./calls.ts";
import { HOSTILE_TEXTS, hostile, hostileText, spoiled } from "./hostile.ts";
import { valid, type JsonSchema, type Known } from "./schema-values.ts";

/** A request as it goes out. */
export interface FuzzRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Who asks: nobody, one of group A, one of group B. */
  as: "visitor" | "A" | "B";
  /** Which of the group, and from which address. */
  n: number;
}

type Kind = "valid" | "almost" | "hostile";
const kinds = fc.constantFrom<Kind>("valid", "almost", "almost", "hostile");

/** Requests for one call: valid, almost valid and hostile in path, query, headers, cookies and body. */
export function requestsOf(call: Call, known: Known): fc.Arbitrary<FuzzRequest> {
  return fc
    .record({
      params: paramsOf(call, known),
      query: queryOf(call.query, known),
      sent: bodyOf(call, known),
      headers: headersOf(),
      as: fc.constantFrom<FuzzRequest["as"]>("visitor", "A", "A", "A", "B"),
      n: fc.nat(1_000_000),
    })
    .map(({ params, query, sent, headers, as, n }) => ({
      method: call.method,
      url: addressOf(call.url, params) + query,
      headers: { ...sent.headers, ...headers },
      ...(sent.payload !== undefined && { payload: sent.payload }),
      as,
      n,
    }));
}

function ofKind(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const good = valid(schema, known);
  return kinds.chain((kind) => (kind === "valid" ? good : kind === "almost" ? spoiled(good) : hostile));
}

function paramsOf({ url, params }: Call, known: Known): fc.Arbitrary<Record<string, string>> {
  const names = [...url.matchAll(/:(\w+)|\*/g)].map(([, name]) => name ?? "*");
  const one = (name: string) => {
    const good = valid(params.properties?.[name] ?? { type: "string" }, known, name).map(String);
    return fc.oneof({ weight: 2, arbitrary: good }, { weight: 1, arbitrary: hostileText });
  };
  return fc.record(Object.fromEntries(names.map((name) => [name, one(name)])), { noNullPrototype: true });
}

/** Mostly well encoded; some as they are, which no browser would send. */
function addressOf(url: string, params: Record<string, string>): string {
  return url.replace(/:(\w+)|\*/g, (_, name: string | undefined) => encoded(params[name ?? "*"] ?? ""));
}

function encoded(text: string): string {
  if (text === "%ff" || text === "%") return text;
  return encodeURIComponent(text.toWellFormed());
}

function queryOf(schema: JsonSchema, known: Known): fc.Arbitrary<string> {
  const names = Object.keys(schema.properties ?? {});
  const pair = fc.tuple(
    names.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, hostileText) : hostileText,
    hostileText,
  );
  const odd = fc
    .array(pair, { maxLength: 4 })
    .map((pairs) => pairs.map((each) => each.map(encoded).join("=")).join("&"));
  if (names.length === 0)
    return fc.oneof(
      { weight: 3, arbitrary: fc.constant("") },
      odd.map((text) => `?${text}`),
    );
  const good = valid(schema, known).map((fields) =>
    Object.entries(fields as Record<string, unknown>)
      .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]))
      .map((each) => each.map((one) => encoded(one!)).join("="))
      .join("&"),
  );
  return fc
    .oneof(
      good,
      odd,
      fc.tuple(good, odd).map((both) => both.join("&")),
    )
    .map((text) => `?${text}`);
}

interface Sent {
  payload?: string | Buffer;
  headers: Record<string, string>;
}

function bodyOf(call: Call, known: Known): fc.Arbitrary<Sent> {
  if (call.body === null) return fc.constant({ headers: {} });
  if (call.isForm) return formOf();
  const json = ofKind(call.body, known).map((value): Sent => {
    return { payload: JSON.stringify(value) ?? "", headers: { "content-type": "application/json" } };
  });
  const raw = fc
    .tuple(fc.oneof(hostileText, fc.constantFrom("{", "[1,", '{"a":1,"a":2}', "[".repeat(20_000), "\ufeff{}")), types)
    .map(([payload, type]): Sent => ({ payload, headers: type === "" ? {} : { "content-type": type } }));
  return fc.oneof({ weight: 8, arbitrary: json }, { weight: 1, arbitrary: raw });
}

const types = fc.constantFrom(
  "application/json",
  "application/json; charset=utf-16",
  "text/plain",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/xml",
  "x/y; q=\u00e9",
  "",
);

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const file = fc.oneof(
  fc.constant(PIXEL),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.concat([PIXEL.subarray(0, 50), bytes])),
  hostileText.map((text) => Buffer.from(text)),
);

function formOf(): fc.Arbitrary<Sent> {
  const field = fc.oneof(
    fc.record({ name: fc.constant("rating"), value: fc.oneof(fc.constantFrom("1", "5"), hostileText) }),
    fc.record({ name: fc.constant("comment"), value: fc.oneof(fc.constant("Good."), hostileText) }),
    fc.record({ name: hostileText, value: hostileText }),
  );
  const upload = fc.record({
    name: fc.oneof(fc.constantFrom("image1", "image2", "video"), hostileText),
    filename: fc.oneof(fc.constant("a.png"), hostileText),
    type: fc.constantFrom("image/png", "video/mp4", "text/html"),
    content: file,
  });
  return fc
    .record({ fields: fc.array(field, { maxLength: 4 }), uploads: fc.array(upload, { maxLength: 2 }) })
    .map(({ fields, uploads }): Sent => {
      const edge = "----weft";
      const quoted = (text: string) => text.toWellFormed().replaceAll(/["\r\n]/g, "_");
      const parts = [
        ...fields.map(({ name, value }) => [`form-data; name="${quoted(name)}"`, "", Buffer.from(value)] as const),
        ...uploads.map(
          ({ name, filename, type, content }) =>
            [
              `form-data; name="${quoted(name)}"; filename="${quoted(filename)}"`,
              `content-type: ${type}\r\n`,
              content,
            ] as const,
        ),
      ];
      const payload = Buffer.concat([
        ...parts.map(([disposition, type, content]) =>
          Buffer.concat([
            Buffer.from(`--${edge}\r\ncontent-disposition: ${disposition}\r\n${type}\r\n`),
            content,
            Buffer.from("\r\n"),
          ]),
        ),
        Buffer.from(`--${edge}--\r\n`),
      ]);
      return { payload, headers: { "content-type": `multipart/form-data; boundary=${edge}` } };
    });
}

/** What a header may hold on its way: no line breaks and nothing above a byte. */
const headerText = fc
  .constantFrom(...HOSTILE_TEXTS)
  // oxlint-disable-next-line no-control-regex -- that is the point
  .map((text) => text.replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 4000));

function headersOf(): fc.Arbitrary<Record<string, string>> {
  const names = [
    "cookie",
    "accept-language",
    "if-none-match",
    "range",
    "origin",
    "sec-fetch-site",
    "x-forwarded-for",
    "x-forwarded-host",
    "host",
    "authorization",
    "token",
    "stripe-signature",
    "x-razorpay-signature",
    "x-http-method-override",
    "accept",
  ];
  const cookie = fc
    .tuple(fc.constantFrom("lang", "currency", "token"), headerText)
    .map(([name, value]) => `${name}=${value}; currency=USD`);
  const one = fc
    .tuple(fc.constantFrom(...names), headerText, cookie)
    .map(([name, value, baked]) => [name, name === "cookie" ? baked : value] as const);
  return fc
    .oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.array(one, { maxLength: 3 }) })
    .map((pairs) => Object.fromEntries(pairs));
}
