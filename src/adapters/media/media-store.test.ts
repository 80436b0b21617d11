import { access, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MediaStore } from "#domain/media/media-store.ts";
import { MediaStoreAway } from "#domain/media/room.ts";
import { readConfig } from "#platform/config.ts";
import { openS3Server, type S3Server } from "#tests/fixtures/s3-server.ts";
import { chooseMedia } from "./choose-media.ts";
import { localMediaStore } from "./local-folder.ts";
import { s3MediaStore } from "./s3-bucket.ts";

const keys = { region: "eu-west-1", keyId: "key", secret: "secret" };

let folder: string;
let s3: S3Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-media-"));
  s3 = await openS3Server(keys.keyId, keys.secret);
});
afterAll(async () => {
  await s3.close();
  await rm(folder, { recursive: true });
});

async function file(content: string): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

describe.each<[string, () => MediaStore]>([
  ["a folder", () => localMediaStore(join(folder, "media"))],
  ["a bucket", () => s3MediaStore({ url: s3.url, ...keys })],
])("%s", (_, open) => {
  it("gives back what was moved in, whole or in part", async () => {
    const store = open();
    const from = await file("hello");
    await store.moveIn("reviews/1/a.txt", from, "text/plain");
    await expect(access(from)).rejects.toThrow("ENOENT");
    expect(await store.size("reviews/1/a.txt")).toBe(5);
    const whole = await store.read("reviews/1/a.txt");
    expect(whole?.size).toBe(5);
    expect(await text(whole!.content)).toBe("hello");
    const part = await store.read("reviews/1/a.txt", { start: 1, end: 3 });
    expect(part?.size).toBe(5);
    expect(await text(part!.content)).toBe("ell");
  });

  it("keeps nothing of a file that could not be moved in, and has nothing where nothing is", async () => {
    const store = open();
    await expect(store.moveIn("broken/2.txt", join(folder, "not-there"), "text/plain")).rejects.toThrow("ENOENT");
    expect(await store.read("broken/2.txt")).toBeNull();
    expect(await store.size("broken")).toBeNull();
  });

  it("removes a folder with all in it, and does not mind when there is none", async () => {
    const store = open();
    for (const name of ["a", "b", "c", "d", "e"]) {
      await store.moveIn(`reviews/3/${name}.txt`, await file(name), "text/plain");
    }
    await store.moveIn("reviews/33/a.txt", await file("stays"), "text/plain");
    await store.removeFolder("reviews/3");
    await store.removeFolder("reviews/3");
    expect(await store.size("reviews/3/a.txt")).toBeNull();
    expect(await store.size("reviews/3/e.txt")).toBeNull();
    expect(await store.size("reviews/33/a.txt")).toBe(5);
  });

  it("names all its files", async () => {
    const store = open();
    for (const name of ["k1", "k2", "k3"]) await store.moveIn(`named/${name}.txt`, await file(name), "text/plain");
    const found: string[] = [];
    for await (const key of store.keys()) found.push(key);
    expect(found.filter((key) => key.startsWith("named/")).toSorted()).toEqual([
      "named/k1.txt",
      "named/k2.txt",
      "named/k3.txt",
    ]);
    expect(new Set(found)).toHaveLength(found.length);
  });

  it("refuses keys that lead elsewhere", async () => {
    const store = open();
    await expect(store.read("../secret")).rejects.toThrow("Not a media key");
    await expect(store.moveIn("a/../../b", await file("x"), "text/plain")).rejects.toThrow("Not a media key");
    await expect(store.removeFolder("/")).rejects.toThrow("Not a media key");
    await expect(store.removeFolder("")).rejects.toThrow("Not a media key");
  });
});

it("a folder keeps no half of a file that could not be moved in", async () => {
  const store = localMediaStore(join(folder, "media"));
  await expect(store.moveIn("half/a.txt", join(folder, "not-there"), "text/plain")).rejects.toThrow("ENOENT");
  expect(await readdir(join(folder, "media", "half"))).toEqual([]);
});

it("a bucket that refuses, or cannot be reached, is told apart from a file that is not there", async () => {
  const wrong = s3MediaStore({ url: s3.url, ...keys, secret: "guessed" });
  const from = await file("x");
  await expect(wrong.moveIn("reviews/9/a.txt", from, "text/plain")).rejects.toThrow(MediaStoreAway);
  await access(from);
  await expect(wrong.read("reviews/9/a.txt")).rejects.toThrow("SignatureDoesNotMatch");
  const nobody = s3MediaStore({ url: "http://127.0.0.1:9/bucket", ...keys });
  await expect(nobody.moveIn("reviews/9/a.txt", from, "text/plain")).rejects.toThrow(MediaStoreAway);
  await expect(nobody.size("reviews/9/a.txt")).rejects.toThrow(MediaStoreAway);
  expect(s3.keys().some((key) => key.startsWith("reviews/9"))).toBe(false);
});

it("the settings choose the store, and name the key that is missing", () => {
  expect(() => chooseMedia(readConfig({ MEDIA_BUCKET_URL: s3.url }))).toThrow("MEDIA_BUCKET_KEY_ID");
  const given = { MEDIA_BUCKET_KEY_ID: "key", MEDIA_BUCKET_SECRET: "secret" };
  expect(() => chooseMedia(readConfig({ MEDIA_BUCKET_URL: "bucket", ...given }))).toThrow("web address");
  expect(chooseMedia(readConfig({ MEDIA_BUCKET_URL: s3.url, ...given }))).toBeDefined();
  expect(chooseMedia(readConfig({}))).toBeDefined();
});
