/** The storefront's own pictures, `pictures/<name>-<width>.avif` and `.webp`, as the build gave them out. */
const { at, widths } = import.meta.env.STILLS ?? { at: "", widths: {} };

declare global {
  interface ImportMetaEnv {
    /** Written by `scripts/storefront/storefront-pictures.ts`. */
    readonly STILLS?: { at: string; widths: Record<string, number[]> };
  }
}

export interface StillSources {
  avif: string;
  webp: string;
  /** The largest WebP, for what takes one address alone. */
  largest: string;
}

/** The addresses of a still, as `srcset` has them; null where there is no such picture. */
export function stillSources(name: string): StillSources | null {
  const known = widths[name];
  if (!known) return null;
  const set = (type: string) => known.map((width) => `${at}${name}-${width}.${type} ${width}w`).join(", ");
  return { avif: set("avif"), webp: set("webp"), largest: `${at}${name}-${known.at(-1)}.webp` };
}
