/** The storefront's own pictures: `pictures/<name>-<width>.avif` and `.webp`, each under an address with its hash. */
const files = import.meta.glob<string>("./pictures/*.{avif,webp}", { eager: true, query: "?url", import: "default" });

export interface StillSources {
  avif: string;
  webp: string;
  /** The largest WebP, for what takes one address alone. */
  largest: string;
}

/** The addresses of a still, as `srcset` has them; null where there is no such picture. */
export function stillSources(name: string): StillSources | null {
  const found = Object.entries(files).flatMap(([path, address]) => {
    const match = /\/([^/]+)-(\d+)\.(avif|webp)$/.exec(path);
    return match?.[1] === name ? [{ width: Number(match[2]), type: match[3], address }] : [];
  });
  if (found.length === 0) return null;
  const sorted = found.toSorted((a, b) => a.width - b.width);
  const set = (type: string) =>
    sorted
      .filter((file) => file.type === type)
      .map((file) => `${file.address} ${file.width}w`)
      .join(", ");
  return {
    avif: set("avif"),
    webp: set("webp"),
    largest: sorted.findLast(({ type }) => type === "webp")?.address ?? "",
  };
}
