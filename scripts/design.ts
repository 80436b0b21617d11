import { readdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { createServer } from "vite";
import { readTokens } from "./design/read-tokens.ts";

/** Writes docs/design.html: every token and primitive on one page that stands alone. The shop must have been built. */
const project = new URL("../", import.meta.url);
const read = (path: string) => readFile(new URL(path, project), "utf8");

const tokens = readTokens(await read("src/web/styles.css"));
const vite = await createServer({
  root: fileURLToPath(project),
  configFile: false,
  appType: "custom",
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
});
try {
  const { primitivesPage } = (await vite.ssrLoadModule("/scripts/design/primitives-page.tsx")) as {
    primitivesPage(all: typeof tokens): string;
  };
  const page = primitivesPage(tokens);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Weft, its parts</title>`;
  const html = `<!doctype html>\n<html lang="en"><head>${head}<style>${await styles()}</style></head><body class="bg-paper text-base text-ink">${page}</body></html>\n`;
  await writeFile(new URL("docs/design.html", project), html);
  process.stdout.write("The page is docs/design.html\n");
} finally {
  await vite.close();
}

/** The built stylesheet with its fonts inside. */
async function styles(): Promise<string> {
  const assets = new URL("build/client/assets/", project);
  const file = (await readdir(assets)).find((name) => /^root-.*\.css$/.test(name));
  if (!file) throw new Error("The shop has not been built yet: run npm start once.");
  let css = await readFile(new URL(file, assets), "utf8");
  for (const [address = "", name = ""] of css.matchAll(/\/assets\/([^")]+\.woff2)/g)) {
    const font = await readFile(new URL(name, assets), "base64");
    css = css.replace(address, `data:font/woff2;base64,${font}`);
  }
  return css;
}
