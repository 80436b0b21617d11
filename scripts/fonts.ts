import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { cutFont, LICENCES, SHOP_FONTS } from "./fonts/shop-fonts.ts";

/** `node scripts/fonts.ts` writes src/web/fonts anew; after an update of a font's package, or another weight or character. */
const folder = new URL("../src/web/fonts/", import.meta.url);
await mkdir(folder, { recursive: true });
for (const font of SHOP_FONTS) {
  const bytes = await cutFont(font);
  await writeFile(new URL(font.file, folder), bytes);
  console.log(`${font.file}: ${bytes.length} bytes`);
}
for (const [file, source] of Object.entries(LICENCES))
  await copyFile(new URL(import.meta.resolve(source)), new URL(file, folder));
