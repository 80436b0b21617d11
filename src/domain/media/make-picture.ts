import { join } from "node:path";
import sharp, { type OutputInfo } from "sharp";
import type { Picture } from "#contract/picture.ts";
import { pictureKindOf, type PictureKind } from "./file-kind.ts";
import { isPolyglot } from "./polyglot.ts";
import type { SpooledFile } from "./spool.ts";

const WIDTHS = [320, 640, 960, 1280];
const WIDEST = 1280;
const TALLEST = 2560;
/** A picture that unfolds to more than this is no photograph, but a bomb. */
const MOST_PIXELS = 64_000_000;
const SECONDS = 20;
/** Pictures that are drawn at once: each takes a core, and memory for its pixels. */
const AT_ONCE = 2;

/** A picture drawn anew, its files waiting in a folder. */
export interface MadePicture {
  /** As the contract's Picture has it, but for where it lies. */
  shape: Omit<Picture, "src" | "alt">;
  files: { width: number; type: "avif" | "webp"; path: string }[];
}

/** Draws an uploaded picture anew; null for whatever is not a picture (SVG, a bomb, a broken or a two-faced file). */
export type PictureMaker = (file: SpooledFile, folder: string, name: string) => Promise<MadePicture | null>;

/**
 * A maker of pictures: AVIF and WebP in the usual widths, none above the original's, without metadata (place, camera)
 * and upright. A few at a time; the others wait their turn.
 */
export function createPictureMaker(): PictureMaker {
  const inTurn = createTurns(AT_ONCE);
  return (file, folder, name) =>
    inTurn(async () => {
      const kind = pictureKindOf(file.head);
      if (!kind || (await isPolyglot(file.path, file.size))) return null;
      const pixels = await decode(file.path, kind);
      return pixels && draw(pixels, folder, name);
    });
}

interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

async function decode(path: string, kind: PictureKind): Promise<Pixels | null> {
  try {
    const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: "error", sequentialRead: true });
    const { format, width, height } = await image.metadata();
    if ((format as string) !== (kind === "avif" ? "heif" : kind) || width * height > MOST_PIXELS) return null;
    return await image
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: WIDEST, height: TALLEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch {
    // The library tells what it cannot read by throwing, in many words.
    return null;
  }
}

async function draw({ data, info }: Pixels, folder: string, name: string): Promise<MadePicture> {
  const { width, height, channels } = info;
  const again = () => sharp(data, { raw: { width, height, channels } });
  const widths = [...WIDTHS.filter((usual) => usual < width), width];
  const files: MadePicture["files"] = [];
  for (const wide of widths) {
    const sized = wide === width ? again() : again().resize({ width: wide });
    const path = (type: string) => join(folder, `${name}-${wide}.${type}`);
    await sized.clone().avif({ effort: 2, quality: 55 }).toFile(path("avif"));
    await sized.clone().webp({ quality: 78 }).toFile(path("webp"));
    files.push({ width: wide, type: "avif", path: path("avif") }, { width: wide, type: "webp", path: path("webp") });
  }
  const dot = await again()
    .resize(1, 1)
    .flatten({ background: "#f3f0ea" })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const placeholder = `#${dot.toString("hex").padEnd(6, dot.toString("hex")).slice(0, 6)}`;
  return { shape: { width, height, widths, placeholder }, files };
}

/** Lets so many pieces of work run at once, the others in the order in which they came. */
function createTurns(atOnce: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
