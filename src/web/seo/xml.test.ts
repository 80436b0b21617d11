import { expect, it } from "vitest";
import { escapeXml, sitemap } from "./xml.ts";

it("escapes what XML would read as markup", () => {
  expect(escapeXml(`a&b<c>"d'`)).toBe("a&amp;b&lt;c&gt;&quot;d&apos;");
});

it("writes a sitemap of escaped, dated addresses", async () => {
  const reply = sitemap("url", [{ address: "https://shop.example/collection?a=1&b=2", changed: new Date(0) }]);
  expect(reply.headers.get("content-type")).toContain("application/xml");
  expect(await reply.text()).toContain(
    "<url><loc>https://shop.example/collection?a=1&amp;b=2</loc><lastmod>1970-01-01T00:00:00.000Z</lastmod></url>",
  );
});
