import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes, picturesFirst } from "./render-page.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("names the hash of every inline script and of no other", () => {
  const html = `<script>a()</script><script type="module" async>import "/x.js"</script><script src="/y.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash('import "/x.js"')]);
});

it("leaves out the links that would fetch scripts before the largest picture, and no other", () => {
  const picture = '<link rel="preload" as="image" href="/a.avif"/>';
  expect(
    picturesFirst(`<link rel="modulepreload" href="/x.js"/>${picture}<link rel="modulepreload" href="/y.js"/>`),
  ).toBe(picture);
});

it("has a page's own script import nothing before the page is painted, and then all at once", () => {
  const own = [
    'import "/manifest.js";',
    'import * as route0 from "/root.js";',
    "window.routes = {route0};",
    'import("/entry.js");',
  ];
  const html = picturesFirst(`<script>a()</script><script type="module" async="">${own.join("\n")}</script>`);
  expect(html).toMatch(/^<script>a\(\)<\/script><script type="module" async="">\(async \(\) => \{\nawait new Promise/);
  expect(html).not.toMatch(/^import /m);
  expect(html).toContain('await Promise.all([import("/manifest.js"), import("/root.js")]);');
  expect(html).toMatch(
    /const route0 = await import\("\/root\.js"\);\s+window\.routes = \{route0\};\s+import\("\/entry\.js"\);/,
  );
});
