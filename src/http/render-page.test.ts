import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { inlineScriptHashes } from "./render-page.ts";

const hash = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

it("names the hash of every inline script and of no other", () => {
  const html = `<script>a()</script><script type="module" async>import "/x.js"</script><script src="/y.js"></script>`;
  expect(inlineScriptHashes(html)).toEqual([hash("a()"), hash('import "/x.js"')]);
});
