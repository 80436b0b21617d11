import fc from "fast-check";

/** Texts that have broken other shops. */
export const HOSTILE_TEXTS: readonly string[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800",
  "\u202eevil\u202c",
  "\ufeff",
  "e\u0301".repeat(30),
  "👩‍👩‍👧‍👦".repeat(20),
  "x".repeat(10_000),
  "'; drop table orders; --",
  "' or '1'='1",
  "1; select pg_sleep(5)",
  "\\",
  "%",
  "_%_%_%",
  "$1",
  "${7*7}",
  "{{7*7}}",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "../../../../etc/passwd",
  "..%2f..%2fetc%2fpasswd",
  "/dev/null",
  "http://127.0.0.1:1/",
  "//evil.example",
  "\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "prototype",
  "toString",
  "hasOwnProperty",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "1e309",
  "9".repeat(40),
  "0x10",
  "١٢٣",
  "(a+)+$",
  "a".repeat(40) + "!",
  "2026-02-30T25:61:61Z",
  "00000000-0000-0000-0000-000000000000",
  "[object Object]",
  "\\u0000",
  "%00",
  "%ff",
];

const ODD_NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-300,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 53 + 2,
  2 ** 63,
  -(2 ** 63),
  1e21,
  1e308,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
);

/** Keys that stand for the prototype are real keys here: JSON has them as any other. */
const pollution: fc.Arbitrary<unknown> = fc.constantFrom(
  JSON.parse('{"__proto__":{"isAdmin":true,"price":1}}'),
  JSON.parse('{"constructor":{"prototype":{"isAdmin":true}}}'),
  JSON.parse('{"toString":"x","hasOwnProperty":1,"length":-1,"then":"x","toJSON":1}'),
);

const deep = (levels: number) => JSON.parse("[".repeat(levels) + "]".repeat(levels)) as unknown;

export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...ODD_NUMBERS) },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom([], {}, [[]], [null], deep(500), Array(3000).fill("x")) },
  { weight: 1, arbitrary: pollution },
  { weight: 1, arbitrary: fc.dictionary(hostileText, hostileText, { maxKeys: 3, noNullPrototype: true }) },
);

/** Takes something valid and spoils one place of it: a value, a missing name, a name too many. */
export function spoiled(of: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc
    .tuple(of, hostile, fc.nat(1000), fc.constantFrom("change", "remove", "add"), hostileText)
    .map(([value, odd, place, how, name]) => spoil(structuredClone(value), odd, place, how, name));
}

function spoil(value: unknown, odd: unknown, place: number, how: string, name: string): unknown {
  if (typeof value !== "object" || value === null) return odd;
  const holders = objectsIn(value);
  const holder = holders[place % holders.length] as Record<string, unknown>;
  const keys = Object.keys(holder);
  const key = keys[place % Math.max(1, keys.length)];
  if (how === "add" || key === undefined) put(holder, name, odd);
  else if (how === "remove") delete holder[key];
  else put(holder, key, odd);
  return value;
}

/** Also where the name is "__proto__", which an assignment would take for something else. */
function put(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
}

function objectsIn(value: object): object[] {
  const inner = Object.values(value).filter((each): each is object => typeof each === "object" && each !== null);
  return [value, ...inner.flatMap(objectsIn)];
}
