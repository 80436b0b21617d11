import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";

const FOLDER = new URL("../../src/web/content/pictures/", import.meta.url);

/**
 * Gives out the storefront's own pictures under one hash for all of them, and tells the pages in `import.meta.env.STILLS`
 * where they are and how wide: 68 addresses with a hash each would be a kilobyte of every page's scripts.
 */
export function storefrontPictures(): Plugin {
  const files = readdirSync(FOLDER).toSorted();
  const read = (name: string) => readFileSync(new URL(name, FOLDER));
  let at = "/src/web/content/pictures/";
  return {
    name: "storefront-pictures",
    config(_, { command }) {
      if (command === "build") at = `/assets/stills-${hashOf(files.map((name) => [name, read(name)] as const))}/`;
      return { define: { "import.meta.env.STILLS": JSON.stringify({ at, widths: widthsOf(files) }) } };
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of files) this.emitFile({ type: "asset", fileName: at.slice(1) + name, source: read(name) });
    },
  };
}

function hashOf(files: (readonly [name: string, body: Buffer])[]): string {
  const hash = createHash("sha256");
  for (const [name, body] of files) hash.update(name).update(body);
  return hash.digest("base64url").slice(0, 8);
}

/** The widths of each picture, from narrow to wide. */
function widthsOf(files: string[]): Record<string, number[]> {
  const widths: Record<string, number[]> = {};
  for (const file of files) {
    const [, name = "", width] = /^(.+)-(\d+)\.webp$/.exec(file) ?? [];
    if (width) widths[name] = [...(widths[name] ?? []), Number(width)].toSorted((a, b) => a - b);
  }
  return widths;
}
