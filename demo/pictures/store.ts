import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { asImage } from "./maker/compose.ts";
import type { Plan } from "./maker/plan.ts";
import type { Picture } from "./manifest.ts";

/** Where the files of all pictures are. */
export const FILES = path.join(import.meta.dirname, "files");

/** Where the pictures are that the storefront itself has. */
export const STILLS_FOLDER = path.join(import.meta.dirname, "../../src/web/content/pictures");

/* Large files may be coarser than small ones: nobody sees their pixels one by one. WebP is for browsers without AVIF. */
const avif = (large: boolean) => ({ quality: large ? 50 : 52, effort: 4, chromaSubsampling: "4:2:0" }) as const;
const webp = (large: boolean) => ({ quality: large ? 50 : 58, effort: 5 }) as const;
/** Rough cloth costs most: a WebP file above so many bytes is stored more coarsely. */
const HEAVY = 60_000;

/** A picture stands in its place as this many pixels across, blurred by being drawn large, until it arrives. */
const STAND_IN = 7;

/** Pictures are made larger than their plans say, for screens with fine pixels. */
export const SCALE = 1.5;

/** The widths in which a picture is stored: its plan's, half of it, and the size in which it was made. */
const widthsOf = (planned: number): number[] => [planned / 2, planned, planned * SCALE];

/** Stores a picture in all its sizes. Its name holds a hash of its pixels: one that comes out as before keeps it. */
export async function store(name: string, plan: Plan, bytes: Buffer): Promise<Picture> {
  const key = `${name}.${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}`,
    width = plan.width * SCALE,
    height = plan.height * SCALE,
    widths = widthsOf(plan.width);
  for (const w of widths) {
    const sized = await asImage(bytes, width, height).resize(w).raw().toBuffer({ resolveWithObject: true });
    const image = () => asImage(sized.data, sized.info.width, sized.info.height),
      large = w > 400;
    await image()
      .avif(avif(large))
      .toFile(path.join(FILES, `${key}-${w}.avif`));
    const fine = await image().webp(webp(large)).toBuffer();
    const stored =
      fine.length > HEAVY
        ? await image()
            .webp({ ...webp(large), quality: 34 })
            .toBuffer()
        : fine;
    writeFileSync(path.join(FILES, `${key}-${w}.webp`), stored);
  }
  const tiny = await asImage(bytes, width, height)
    .resize(STAND_IN, Math.max(4, Math.round((STAND_IN * height) / width)), { fit: "fill" })
    .webp({ quality: 30, effort: 6 })
    .toBuffer();
  return { key, width, height, widths, placeholder: `data:image/webp;base64,${tiny.toString("base64")}` };
}

/** The names of a picture's files. */
export const filesOf = ({ key, widths }: Picture): string[] =>
  widths.flatMap((w) => [`${key}-${w}.avif`, `${key}-${w}.webp`]);
