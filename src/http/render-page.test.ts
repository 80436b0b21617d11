import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, withoutModulePreloads } from "./render-page.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("names the hash of every inline script and of no other", () => {
  const html = `<script>a()</script><script type="module" async>import "/x.js"</script><script src="/y.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash('import "/x.js"')]);
});

it("leaves out the links that would fetch scripts before the largest picture, and no other", () => {
  const picture = '<link rel="preload" as="image" href="/a.avif"/>';
  expect(
    withoutModulePreloads(`<link rel="modulepreload" href="/x.js"/>${picture}<link rel="modulepreload" href="/y.js"/>`),
  ).toBe(picture);
});
