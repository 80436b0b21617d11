import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from "node:fs";

const LARGEST = 10 * 1024 * 1024;
const TAIL = 8192;

export interface ServerLog {
  /** Open file for the server to write to; the caller closes it. */
  handle: number;
  /** The last lines written since it was opened, at most some kilobytes. */
  tail(): string;
}

/** Opens the server's log for appending; one of more than 10 MB is put aside first, with the ending ".1". */
export function openServerLog(file: string): ServerLog {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) renameSync(file, `${file}.1`);
  const handle = openSync(file, "a", 0o600);
  const start = fstatSync(handle).size;
  return { handle, tail: () => readEnd(file, start) };
}

function readEnd(file: string, start: number): string {
  const handle = openSync(file, "r");
  try {
    const { size } = fstatSync(handle);
    const from = Math.max(start, size - TAIL);
    const buffer = Buffer.alloc(Math.max(0, size - from));
    readSync(handle, buffer, 0, buffer.length, from);
    return buffer.toString("utf8");
  } finally {
    closeSync(handle);
  }
}
