import path from "node:path";
import sharp from "sharp";
import type { Picture } from "./manifest.ts";
import { FILES, STILLS_FOLDER } from "./store.ts";

/** Its proportion: a phone's frame is a square, or a little lower. */
const PROPORTION = 1.15;
/** Where it lies in the whole picture, as `object-position` has it: the slide is cropped around the same point. */
const POSITION = 0.84;
const WIDTHS = [450, 768, 1200];

/**
 * Writes the piece of a hero slide that a phone shows, `<name>-phone-<width>.avif` and `.webp`, beside the storefront's other
 * pictures: half the bytes of the whole. The middle width stays below 14 kB, the first round trip of a new connection.
 */
export async function cutForPhones(name: string, { key, width, height }: Picture): Promise<void> {
  const piece = Math.round(height * PROPORTION);
  const left = Math.round((width - piece) * POSITION);
  const whole = sharp(path.join(FILES, `${key}-${width}.avif`));
  for (const w of WIDTHS) {
    const { data, info } = await whole
      .clone()
      .extract({ left, top: 0, width: piece, height })
      .resize(w)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const to = path.join(STILLS_FOLDER, `${name}-phone-${w}`);
    const image = () => sharp(data, { raw: info });
    await image().avif({ quality: 42, effort: 6, chromaSubsampling: "4:2:0" }).toFile(`${to}.avif`);
    await image().webp({ quality: 46, effort: 6 }).toFile(`${to}.webp`);
  }
}
