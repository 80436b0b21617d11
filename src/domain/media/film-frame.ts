import { open, type FileHandle } from "node:fs/promises";
import type { FilmKind } from "./file-kind.ts";

const MOST_BOXES = 100_000;

/**
 * Whether a film is whole by its outermost structure, from its first byte to its last: something else behind or
 * between, or an end that is missing, shows here. Reads the boxes' headers alone.
 */
export async function isWholeFilm(file: string, kind: FilmKind): Promise<boolean> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    return kind === "webm" ? await isWholeWebm(handle, size) : await isWholeIso(handle, size);
  } finally {
    await handle.close();
  }
}

/** MP4 and QuickTime: boxes of a length and a name, the films' index among them. */
async function isWholeIso(handle: FileHandle, size: number): Promise<boolean> {
  const header = Buffer.alloc(16);
  const seen = new Set<string>();
  let at = 0;
  for (let count = 0; at < size && count < MOST_BOXES; count += 1) {
    const { bytesRead } = await handle.read(header, 0, 16, at);
    const name = header.toString("latin1", 4, 8);
    if (bytesRead < 8 || !/^[\w \-©]{4}$/.test(name)) return false;
    seen.add(name);
    const short = header.readUInt32BE(0);
    const length = short === 1 ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (length < (short === 1 ? 16 : 8) || (short === 1 && bytesRead < 16)) return false;
    at += length;
  }
  return at === size && seen.has("moov") && (seen.has("mdat") || seen.has("moof"));
}

/** WebM: a head, then one segment that reaches to the end or says that it does not know how far. */
async function isWholeWebm(handle: FileHandle, size: number): Promise<boolean> {
  const start = Buffer.alloc(4096);
  const { bytesRead } = await handle.read(start, 0, start.length, 0);
  const head = elementAt(start.subarray(0, bytesRead), 0);
  if (!head || head.id !== 0x1a45dfa3 || head.length === null) return false;
  const segment = elementAt(start.subarray(0, bytesRead), head.content + head.length);
  if (!segment || segment.id !== 0x18538067) return false;
  const first = elementAt(start.subarray(0, bytesRead), segment.content);
  return first !== null && (segment.length === null || segment.content + segment.length === size);
}

interface Element {
  id: number;
  /** Where its content begins. */
  content: number;
  /** Null where it is not said. */
  length: number | null;
}

function elementAt(bytes: Buffer, at: number): Element | null {
  const id = numberAt(bytes, at, true);
  const length = id && numberAt(bytes, at + id.bytes, false);
  if (!id || !length) return null;
  return { id: id.value, content: at + id.bytes + length.bytes, length: length.unknown ? null : length.value };
}

/** EBML's numbers: as many bytes as the first one has leading zero bits, and one. */
function numberAt(
  bytes: Buffer,
  at: number,
  marked: boolean,
): { value: number; bytes: number; unknown: boolean } | null {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const count = Math.clz32(first) - 23;
  if (at + count > bytes.length) return null;
  const mask = 0xff >> count;
  let value = marked ? first : first & mask;
  let unknown = (first & mask) === mask;
  for (const byte of bytes.subarray(at + 1, at + count)) {
    value = value * 256 + byte;
    unknown &&= byte === 0xff;
  }
  return { value, bytes: count, unknown };
}
