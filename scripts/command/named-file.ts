import { access, constants, mkdir, readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { StartFailure } from "#platform/start-failure.ts";

/** npm runs its scripts in the project's folder; a relative path is meant from where the owner stood. */
export function pathOf(file: string): string {
  return resolve(process.env["INIT_CWD"] ?? ".", file);
}

/** What a named file holds. @throws StartFailure with one sentence when it cannot be read */
export async function readNamed(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw unreadable(error, path);
  }
}

/** For files that are read in pieces, later. @throws StartFailure when there is no such file, or nothing in it */
export async function refuseUnlessFilled(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw unreadable(error, path);
  });
  if (found.isDirectory()) throw new StartFailure(folderIn(path));
  if (found.isFile() && found.size === 0) throw new StartFailure(`The file ${path} is empty.`);
  await access(path, constants.R_OK).catch((error: unknown) => {
    throw unreadable(error, path);
  });
}

/** Before work is done for a file that cannot be written. @throws StartFailure */
export async function refuseUnlessWritable(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found?.isDirectory()) throw new StartFailure(folderIn(path));
  const folder = dirname(path);
  const around = await stat(folder).catch(() => null);
  if (!around?.isDirectory()) throw new StartFailure(`There is no folder ${folder} to write to.`);
  await access(found ? path : folder, constants.W_OK).catch(({ code }: NodeJS.ErrnoException) => {
    throw new StartFailure(`The file ${path} cannot be written (${code}).`);
  });
}

/** A folder to write into, made where it is not there. @throws StartFailure when that cannot be */
export async function openFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch(({ code }: NodeJS.ErrnoException) => {
    if (code === "EEXIST" || code === "ENOTDIR")
      throw new StartFailure(`${path} is a file, or in one; say which folder.`);
    throw new StartFailure(`The folder ${path} cannot be made (${code}).`);
  });
}

function unreadable(error: unknown, path: string): StartFailure {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "ENOENT" || code === "ENOTDIR") return new StartFailure(`There is no file ${path}.`);
  if (code === "EISDIR") return new StartFailure(folderIn(path));
  return new StartFailure(`The file ${path} cannot be read (${code}).`);
}

const folderIn = (path: string) => `${path} is a folder; say which file in it.`;
