/**
 * A picture of the catalogue. With `widths`, `src` is the stem of the shop's own files
 * (`<src>-<width>.avif` and `.webp`); without, it is an absolute address of somebody else's.
 */
export interface Picture {
  src: string;
  alt: string;
  /** Pixels of the largest file; null where nobody measured it. */
  width: number | null;
  height: number | null;
  widths: number[];
  /** A colour, or a tiny data address, shown until the picture is there. */
  placeholder: string | null;
}

/** One address for a picture, as the specification's `image` lists have it: the largest WebP, or the foreign address. */
export function pictureUrl(picture: Picture): string {
  const largest = picture.widths.at(-1);
  return largest === undefined ? picture.src : `${picture.src}-${largest}.webp`;
}
