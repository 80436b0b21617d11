import { expect, it } from "vitest";
import { chooseEncoding, decode, encode } from "./encoding.ts";

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=1.0, gzip;q=0.8, *;q=0.1", "br"],
  ["gzip, br;q=0", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["deflate", "identity"],
  ["", "identity"],
  ["identity", "identity"],
  [undefined, "identity"],
])("answers Accept-Encoding %j with %s", (header, encoding) => {
  expect(chooseEncoding(header)).toBe(encoding);
  expect(chooseEncoding(header)).toBe(encoding);
});

it.each(["br", "gzip", "identity"] as const)("gives back what it wrote as %s", async (encoding) => {
  const body = Buffer.from("weft ".repeat(100));
  const written = await encode(body, encoding);
  expect((await decode(written, encoding)).equals(body)).toBe(true);
  expect(written.length <= body.length).toBe(true);
});
