import { createReadStream } from "node:fs";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type { MediaStore } from "#domain/media/media-store.ts";

const KEY = /^(?!.*\.\.)[a-z0-9][a-z0-9./-]*$/;

/** Keeps uploaded files in a folder. A file appears under its name only when it is whole, and on the disk. */
export function localMediaStore(folder: string): MediaStore {
  const fileOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    return join(folder, key);
  };
  const sizeOf = async (key: string): Promise<number | null> => {
    const found = await stat(fileOf(key)).catch(() => null);
    return found?.isFile() ? found.size : null;
  };
  return {
    async moveIn(key, from) {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      await toDisk(from);
      try {
        await rename(from, file);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
        await copyIn(from, file);
      }
    },
    size: sizeOf,
    async read(key, range) {
      const size = await sizeOf(key);
      return size === null ? null : { content: createReadStream(fileOf(key), range), size };
    },
    async *keys() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of found) {
        const key = relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, "/");
        if (entry.isFile() && KEY.test(key) && !key.endsWith(".part")) yield key;
      }
    },
    async removeFolder(name) {
      await rm(fileOf(name), { recursive: true, force: true });
    },
  };
}

/** Where the folder is on another disk. */
async function copyIn(from: string, file: string): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await copyFile(from, unfinished);
    await toDisk(unfinished);
    await rename(unfinished, file);
    await rm(from, { force: true });
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function toDisk(file: string): Promise<void> {
  const handle = await open(file, "r+");
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}
