export type PictureKind = "jpeg" | "png" | "gif" | "webp" | "avif";
export type FilmKind = "mp4" | "mov" | "webm";

/** Bytes from a file's beginning that are enough to tell what it is. */
export const HEAD_BYTES = 4100;

/** Brands of the ISO family whose films browsers play. */
const MP4_BRANDS = /^(isom|iso[2-9a]|mp4[12v]|avc1|M4V[ HP]?|MSNV|dash|f4v |3g[p2][0-9a-z]|mmp4|hvc1|av01|XAVC|MP4 )$/i;

/** What a picture is by its first bytes, whatever its name says; null for all else, SVG included. */
export function pictureKindOf(head: Buffer): PictureKind | null {
  if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
  if (head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  if (/^GIF8[79]a$/.test(words(head, 0, 6))) return "gif";
  if (words(head, 0, 4) === "RIFF" && words(head, 8, 12) === "WEBP") return "webp";
  return brandsOf(head).some((brand) => brand === "avif" || brand === "avis") ? "avif" : null;
}

/** What a film is by its first bytes; null for all else. */
export function filmKindOf(head: Buffer): FilmKind | null {
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) {
    return /\x42\x82[^]{1,8}webm/.test(words(head, 0, 64)) ? "webm" : null;
  }
  const brands = brandsOf(head);
  if (brands.length === 0) return /^(moov|mdat|wide)$/.test(words(head, 4, 8)) ? "mov" : null;
  if (brands.some((brand) => /^(avi[fs]|hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return null;
  if (brands[0] === "qt  ") return "mov";
  return brands.some((brand) => MP4_BRANDS.test(brand)) ? "mp4" : null;
}

/** The brands that a file of the ISO family says it follows, the main one first. */
function brandsOf(head: Buffer): string[] {
  if (head.length < 16 || words(head, 4, 8) !== "ftyp") return [];
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [words(head, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(words(head, at, at + 4));
  return brands;
}

function words(head: Buffer, start: number, end: number): string {
  return head.toString("latin1", start, end);
}
