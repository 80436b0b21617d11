import { access, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localMediaStore } from "./local-folder.ts";

let folder: string;
let media: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-media-"));
  media = join(folder, "media");
});
afterAll(() => rm(folder, { recursive: true }));

async function file(content: string): Promise<string> {
  const path = join(folder, crypto.randomUUID());
  await writeFile(path, content);
  return path;
}

it("gives back what was moved in, whole or in part", async () => {
  const store = localMediaStore(media);
  const from = await file("hello");
  await store.moveIn("reviews/1/a.txt", from, "text/plain");
  await expect(access(from)).rejects.toThrow("ENOENT");
  expect(await store.size("reviews/1/a.txt")).toBe(5);
  const whole = await store.read("reviews/1/a.txt");
  expect(whole?.size).toBe(5);
  expect(await text(whole!.content)).toBe("hello");
  expect(await text((await store.read("reviews/1/a.txt", { start: 1, end: 3 }))!.content)).toBe("ell");
});

it("keeps nothing of a file that could not be moved in", async () => {
  const store = localMediaStore(media);
  await expect(store.moveIn("broken/2.txt", join(folder, "not-there"), "text/plain")).rejects.toThrow("ENOENT");
  expect(await readdir(join(media, "broken"))).toEqual([]);
  expect(await store.read("broken/2.txt")).toBeNull();
  expect(await store.size("broken")).toBeNull();
});

it("removes a folder with all in it, and does not mind when there is none", async () => {
  const store = localMediaStore(media);
  await store.moveIn("reviews/3/a.txt", await file("a"), "text/plain");
  await store.moveIn("reviews/3/b.txt", await file("b"), "text/plain");
  await store.removeFolder("reviews/3");
  await store.removeFolder("reviews/3");
  expect(await store.size("reviews/3/a.txt")).toBeNull();
  expect(await readdir(join(media, "reviews"))).not.toContain("3");
});

it("refuses keys that lead out of its folder", async () => {
  const store = localMediaStore(media);
  await expect(store.read("../secret")).rejects.toThrow("Not a media key");
  await expect(store.moveIn("a/../../b", await file("x"), "text/plain")).rejects.toThrow("Not a media key");
  await expect(store.removeFolder("/")).rejects.toThrow("Not a media key");
});
