import { writeFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fuzz } from "./fuzz.ts";
import { openFuzzShop, type FuzzShop } from "./fuzz-shop.ts";

/** `npm run test:fuzz` sets these; without them this is the quick form. */
const { FUZZ_SEED = "20261121", FUZZ_PER_CALL = "60", FUZZ_ONLY, FUZZ_REPORT } = process.env;
const seed = Number(FUZZ_SEED);

let shop: FuzzShop;
beforeAll(async () => {
  shop = await openFuzzShop();
});
afterAll(() => shop.close());

it("sends every call of the OpenAPI document", async () => {
  const document = (await shop.app.inject("/api/openapi.json")).json<{ paths: Record<string, object> }>();
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`),
  );
  const sent = shop.calls.map(({ method, url }) => `${method} ${url}`);
  expect(described.length).toBeGreaterThan(30);
  expect(sent).toEqual(expect.arrayContaining(described));
});

it(
  `G-24 never fails, gives nothing away, and changes nothing it must not (seed ${seed})`,
  { timeout: 7_200_000 },
  async () => {
    const report = await fuzz(shop, { seed, perCall: Number(FUZZ_PER_CALL), only: FUZZ_ONLY });
    if (FUZZ_REPORT) writeFileSync(FUZZ_REPORT, JSON.stringify(report, null, 2));
    const told = report.findings.map(({ call, what, status, body, request }) => ({
      call,
      what,
      status,
      body,
      request,
    }));
    expect(told).toEqual([]);
    expect(report.violations).toEqual([]);
    // Some of all that was sent did what it asks for.
    expect(report.statuses[200]).toBeGreaterThan(report.requests / 20);
  },
);
