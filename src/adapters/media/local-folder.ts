import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "#domain/media/media-store.ts";

const KEY = /^(?!.*\.\.)[a-z0-9][a-z0-9./-]*$/;

/** Keeps uploaded files in a folder. A file appears under its name only when it is whole. */
export function localMediaStore(folder: string): MediaStore {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    return join(folder, key);
  };
  return {
    async write(key, content) {
      const file = fileOf(key);
      const unfinished = `${file}.part`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await pipeline(content, createWriteStream(unfinished));
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async read(key, range) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => null);
      return found?.isFile() ? { content: createReadStream(file, range), size: found.size } : null;
    },
    async remove(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}
