import sharp from "sharp";
import type { PatternName } from "../../catalogue/product.ts";

/** How much of the first and second ink lies at a place; lengths are picture units. */
export type Pattern = (u: number, v: number, soft: number) => [first: number, second: number];

const saw = (x: number) => x - Math.floor(x);
const clamp = (x: number) => Math.min(1, Math.max(0, x));
/** Coverage of a band of a repeat, with an edge as soft as a pixel. */
const band = (x: number, repeat: number, width: number, soft: number) => {
  const at = Math.abs(saw(x / repeat) - 0.5) * repeat;
  return clamp((width / 2 - at) / soft + 0.5);
};

const dot = (u: number, v: number, repeat: number, radius: number, soft: number) => {
  const x = (saw(u / repeat) - 0.5) * repeat,
    y = (saw(v / repeat) - 0.5) * repeat;
  return clamp((radius - Math.hypot(x, y)) / soft + 0.5);
};

const flower = (x: number, y: number, r: number, turned: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turned})">` +
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<path d="M0 0C${r * 0.5} ${-r * 0.25} ${r * 0.55} ${-r * 0.95} 0 ${-r}C${-r * 0.55} ${-r * 0.95} ${-r * 0.5} ${-r * 0.25} 0 0" fill="#f00" transform="rotate(${a})"/>`,
    )
    .join("") +
  `<circle r="${r * 0.2}" fill="#0f0"/></g>`;
const leaf = (x: number, y: number, r: number, turned: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turned})" d="M0 0C${r * 0.5} ${-r * 0.5} ${r * 0.25} ${-r * 1.1} 0 ${-r * 1.5}C${-r * 0.25} ${-r * 1.1} ${-r * 0.5} ${-r * 0.5} 0 0" fill="#0f0"/>`;
const sprig = (x: number, y: number, r: number, turned: number) =>
  `<g transform="translate(${x} ${y}) rotate(${turned})"><path d="M0 ${r}C${r * 0.1} ${r * 0.3} 0 ${-r * 0.3} 0 ${-r}" stroke="#0f0" stroke-width="${r * 0.09}" fill="none"/>` +
  leaf(0, r * 0.4, r * 0.42, 55) +
  leaf(0, r * 0.4, r * 0.42, -55) +
  leaf(0, -0.1 * r, r * 0.36, 50) +
  leaf(0, -0.1 * r, r * 0.36, -50) +
  `<circle cy="${-r}" r="${r * 0.17}" fill="#f00"/></g>`;

const FLORAL =
  leaf(30, 34, 13, 130) +
  leaf(19, 22, 12, -70) +
  flower(26, 26, 17, 10) +
  leaf(92, 60, 14, 30) +
  leaf(74, 72, 12, 230) +
  flower(84, 66, 14, 40) +
  leaf(46, 100, 12, 160) +
  flower(40, 94, 11, 25) +
  flower(100, 14, 9, 5) +
  leaf(105, 105, 12, -20) +
  leaf(60, 48, 9, 80) +
  `<circle cx="62" cy="18" r="2.6" fill="#f00"/><circle cx="113" cy="92" r="2.6" fill="#f00"/><circle cx="10" cy="66" r="2.6" fill="#f00"/><circle cx="72" cy="112" r="2.2" fill="#0f0"/>`;
const BLOCK =
  sprig(20, 24, 15, 8) +
  sprig(60, 64, 15, -8) +
  `<circle cx="60" cy="20" r="3" fill="#f00"/><circle cx="20" cy="62" r="3" fill="#f00"/>`;

async function tile(svg: string, size: number): Promise<Pattern> {
  const px = size * 3;
  const copies = [-1, 0, 1]
    .flatMap((i) => [-1, 0, 1].map((j) => `<g transform="translate(${i * size} ${j * size})">${svg}</g>`))
    .join("");
  const doc = `<svg xmlns="http://www.w3.org/2000/svg" width="${px}" height="${px}" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"/>${copies}</svg>`;
  const raw = await sharp(Buffer.from(doc)).blur(1.1).removeAlpha().raw().toBuffer();
  return (u, v) => {
    const x = Math.floor(saw(u / size) * px),
      y = Math.floor(saw(v / size) * px);
    const i = (y * px + x) * 3;
    return [raw[i]! / 255, raw[i + 1]! / 255];
  };
}

/** Makes the pattern of a name. */
export async function patternOf(name: PatternName): Promise<Pattern> {
  switch (name) {
    case "stripe":
      return (_, v, soft) => [band(v, 34, 12, soft), 0];
    case "fine-stripe":
      return (_, v, soft) => [band(v, 21, 4.4, soft), 0];
    case "pinstripe":
      return (u, _, soft) => [band(u, 11, 2.2, soft) * 0.7, 0];
    case "check":
      return (u, v, soft) => {
        const wide = 0.5 * band(u, 92, 42, soft * 1.5) + 0.5 * band(v, 92, 42, soft * 1.5);
        const thin = Math.max(band(u + 46, 92, 4, soft), band(v + 46, 92, 4, soft));
        return [wide * 0.85, thin * 0.75];
      };
    case "gingham":
      return (u, v, soft) => [0.5 * band(u, 22, 11, soft) + 0.5 * band(v, 22, 11, soft), 0];
    case "windowpane":
      return (u, v, soft) => [Math.max(band(u, 62, 3.2, soft), band(v, 62, 3.2, soft)) * 0.85, 0];
    case "dots":
      return (u, v, soft) => [Math.max(dot(u, v, 30, 4.6, soft), dot(u + 15, v + 15, 30, 4.6, soft)), 0];
    case "floral":
      return tile(FLORAL, 120);
    case "block-print":
      return tile(BLOCK, 80);
  }
}
