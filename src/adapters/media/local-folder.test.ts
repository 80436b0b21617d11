import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { localMediaStore } from "./local-folder.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-media-"));
});
afterAll(() => rm(folder, { recursive: true }));

it("gives back what was written, whole or in part", async () => {
  const store = localMediaStore(folder);
  await store.write("reviews/1.txt", Readable.from(["hello"]), "text/plain");
  const whole = await store.read("reviews/1.txt");
  expect(whole?.size).toBe(5);
  expect(await text(whole!.content)).toBe("hello");
  expect(await text((await store.read("reviews/1.txt", { start: 1, end: 3 }))!.content)).toBe("ell");
});

it("keeps nothing of a file that broke off", async () => {
  const store = localMediaStore(folder);
  const broken = Readable.from(
    (async function* () {
      yield "half";
      throw new Error("cut off");
    })(),
  );
  await expect(store.write("broken/2.txt", broken, "text/plain")).rejects.toThrow("cut off");
  expect(await readdir(join(folder, "broken"))).toEqual([]);
  expect(await store.read("broken/2.txt")).toBeNull();
});

it("refuses keys that lead out of its folder", async () => {
  const store = localMediaStore(folder);
  await expect(store.read("../secret")).rejects.toThrow("Not a media key");
  await expect(store.write("a/../../b", Readable.from(["x"]), "text/plain")).rejects.toThrow("Not a media key");
});
