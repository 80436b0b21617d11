import entries from "./manifest.json" with { type: "json" };

/** A picture of the demo shop. Its files are files/<key>-<width>.avif and files/<key>-<width>.webp, one a width. */
export interface Picture {
  key: string;
  /** Pixels of the largest file. */
  width: number;
  height: number;
  widths: number[];
  /** What stands in its place while it loads: a data URI of a tiny picture, or a colour (#rrggbb). */
  placeholder: string;
}

/** All pictures by name. */
export const pictures: Readonly<Record<string, Picture>> = entries;
