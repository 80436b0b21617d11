import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

/** Writes scripts and styles once more, compressed as well as can be: `<file>.br` and `<file>.gz`, which the shop sends. */
export function compressAssets(): Plugin {
  return {
    name: "compress-assets",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    async writeBundle({ dir = "" }, bundle) {
      const texts = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
      await Promise.all(texts.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  const params = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT };
  const written = await Promise.all([promisify(brotliCompress)(body, { params }), promisify(gzip)(body, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, written[0]), writeFile(`${path}.gz`, written[1])]);
}
