/**
 * A reason why the shop cannot start, or go on, that its owner can act on. The message is one clear sentence for
 * that person: it is printed as it is, without a stack trace, and the exit code is 1.
 */
export class StartFailure extends Error {
  override name = "StartFailure";
}

/** What a full disk looks like, in the words of Node and of PostgreSQL. */
const DISK_FULL =
  /ENOSPC|EDQUOT|No space left on device|disk is full|Disk quota exceeded|There is not enough space on the disk/i;

/** The failure to report when `text` (an error's message or a program's output) tells of a full disk. */
export function diskFull(text: string, folder: string): StartFailure | undefined {
  if (!DISK_FULL.test(text)) return undefined;
  return new StartFailure(
    `The disk is full: there is no space left to write to ${folder}. Free some space and start again.`,
  );
}

/** The failure for an error of the file system met while writing to `folder`; any other error comes back as it is. */
export function folderFailure(error: unknown, folder: string): unknown {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const full = diskFull(`${code} ${message}`, folder);
  if (full) return full;
  if (["EACCES", "EPERM", "EROFS"].includes(code)) {
    return new StartFailure(
      `Weft may not write to ${folder}. Give this user the right to, or set DATA_DIR to another folder.`,
    );
  }
  if (["ENOTDIR", "EEXIST"].includes(code)) {
    return new StartFailure(`${folder} is not a folder. Set DATA_DIR to a folder.`);
  }
  return error;
}
