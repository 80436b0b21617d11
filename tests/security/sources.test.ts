import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { expect, it } from "vitest";

async function sources(pattern: string): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for await (const file of glob(pattern)) {
    if (!/\.(?:test|spec)\.tsx?$/.test(file)) found.push([file, readFileSync(file, "utf8")]);
  }
  return found;
}

const holding = (files: [string, string][], pattern: RegExp) =>
  files.filter(([, text]) => pattern.test(text)).map(([file]) => file);

/** The one script that a page writes by itself: a constant of its own module. */
const OWN_SCRIPT = "dangerouslySetInnerHTML={{ __html: LEAVE_OUT_BELOW }}";

it("pages write text as text: nothing hands HTML or code to the browser as a string", async () => {
  const all = await sources("src/web/**/*.{ts,tsx,js}");
  const pages = all.map(([file, text]): [string, string] => [file, text.replace(OWN_SCRIPT, "")]);
  expect(pages.length).toBeGreaterThan(200);
  const risky =
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|\beval\(|new Function\(|srcdoc=/i;
  expect(holding(pages, risky)).toEqual([]);
});

it("the server runs no text as code, and no command through a shell", async () => {
  const server = await sources("src/{domain,adapters,platform,http,contract}/**/*.ts");
  expect(server.length).toBeGreaterThan(150);
  expect(holding(server, /\beval\(|new Function\(|node:vm|(?<!\.)\bexec(?:Sync)?\(["'`]|shell: true/)).toEqual([]);
});

it("values reach SQL as parameters alone: raw SQL is put together from nothing that came in", async () => {
  const server = await sources("src/{domain,adapters,http}/**/*.ts");
  // sql.raw takes text as it is; the few that use it choose among texts of their own.
  for (const file of holding(server, /sql\.raw\(/)) {
    expect(readFileSync(file, "utf8")).not.toMatch(/sql\.raw\([^)]*(?:request|input|query|body|params)/i);
  }
  expect(holding(server, /\.query\(\s*`[^`]*\$\{/)).toEqual([]);
});

it("passwords, keys and tokens are drawn from the system's own randomness", async () => {
  const server = await sources(
    "src/{domain/accounts,domain/newsletter,adapters/identity,adapters/payments,platform}/**/*.ts",
  );
  expect(holding(server, /Math\.random/)).toEqual([]);
});
