import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mp4Film, webmFilm } from "#tests/fixtures/films.ts";
import { filmKindOf, pictureKindOf, type FilmKind } from "./file-kind.ts";
import { isWholeFilm } from "./film-frame.ts";
import { isPolyglot } from "./polyglot.ts";

const latin = (text: string) => Buffer.from(text, "latin1");
const iso = (brand: string, ...more: string[]) => {
  const size = String.fromCharCode(16 + 4 * more.length);
  return latin(`\0\0\0${size}ftyp${brand}\0\0\0\0${more.join("")}`);
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-files-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function file(content: Buffer): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

describe("what a file is by its bytes", () => {
  it.each([
    ["jpeg", latin("\xff\xd8\xff\xe0")],
    ["png", latin("\x89PNG\r\n\x1a\n")],
    ["gif", latin("GIF89a")],
    ["webp", latin("RIFF\0\0\0\0WEBPVP8 ")],
    ["avif", iso("avif", "mif1")],
    ["avif", iso("mif1", "avif")],
    [null, iso("heic", "mif1")],
    [null, latin('<svg xmlns="http://www.w3.org/2000/svg">')],
    [null, latin("GIF99a")],
    [null, latin("%PDF-1.7")],
    [null, latin("")],
  ])("VAL-13 takes for %s as a picture", (kind, head) => {
    expect(pictureKindOf(head)).toBe(kind);
  });

  it.each([
    ["mp4", mp4Film()],
    ["mp4", iso("isom", "iso2", "avc1", "mp41")],
    ["mp4", iso("M4V ", "mp42")],
    ["mov", iso("qt  ")],
    ["mov", latin("\0\0\0\x08wide\0\0\0\0mdat")],
    ["webm", webmFilm()],
    [null, webmFilm("matroska")],
    [null, iso("avif", "mif1")],
    [null, iso("heic", "mp41")],
    [null, iso("M4A ")],
    [null, latin("RIFF\0\0\0\0AVI ")],
    [null, latin("FLV\x01")],
    [null, latin("<html>")],
    [null, latin("")],
  ])("VAL-12 takes for %s as a film", (kind, head) => {
    expect(filmKindOf(head)).toBe(kind);
  });
});

describe("whether a film is whole", () => {
  it.each<[string, FilmKind, Buffer, boolean]>([
    ["an MP4", "mp4", mp4Film(), true],
    ["an MP4 that breaks off", "mp4", mp4Film().subarray(0, -1), false],
    ["an MP4 without its index", "mp4", mp4Film().subarray(0, 1028), false],
    [
      "an MP4 with an archive behind it",
      "mp4",
      Buffer.concat([mp4Film(), latin("PK\x03\x04 and so on, and so on")]),
      false,
    ],
    ["a head alone", "mp4", iso("isom"), false],
    ["boxes of no length", "mp4", Buffer.concat([iso("isom"), latin("\0\0\0\x01moov\0\0\0\0\0\0\0\0")]), false],
    ["a WebM", "webm", webmFilm(), true],
    ["a WebM that breaks off", "webm", webmFilm().subarray(0, -1), false],
    ["a WebM's head alone", "webm", webmFilm().subarray(0, 17), false],
  ])("VAL-12 looks through %s", async (_, kind, content, whole) => {
    expect(await isWholeFilm(await file(content), kind)).toBe(whole);
  });
});

describe("a picture that is something else besides", () => {
  const much = Buffer.alloc(200_000, "x");
  it.each([
    ["a script", Buffer.concat([much, latin("<ScRiPt>alert(1)</script>"), much]), true],
    ["a script across two pieces", Buffer.concat([Buffer.alloc(65_533), latin("<script>"), much]), true],
    ["a page", Buffer.concat([much, latin("<!DOCTYPE html>")]), true],
    ["a drawing", latin("GIF89a<svg onload=alert(1)>"), true],
    ["a program", latin("\xff\xd8\xff<?php system($_GET[0]);"), true],
    ["a document", latin("GIF89a  %PDF-1.4"), true],
    ["an archive", Buffer.concat([much, latin("PK\x05\x06"), Buffer.alloc(18)]), true],
    ["nothing else", Buffer.concat([much, latin("%PDF- PK\x03\x04 <scripture>")]), false],
  ])("G-19 finds %s", async (_, content, found) => {
    expect(await isPolyglot(await file(content), content.length)).toBe(found);
  });
});
