import type { Readable } from "node:stream";

/** Where uploaded files live. Keys are relative paths of letters, digits, dots, hyphens and slashes. */
export interface MediaStore {
  /** Takes a finished file of this machine over, away from where it was; after a failure nothing of it is in the store. */
  moveIn(key: string, file: string, contentType: string): Promise<void>;
  /** Bytes of a file; null when there is none. */
  size(key: string): Promise<number | null>;
  /** Null when there is no such file. `start` and `end` are inclusive byte positions within the file. */
  read(key: string, range?: { start: number; end: number }): Promise<{ content: Readable; size: number } | null>;
  /** The keys of all files, in no certain order; a file that comes or goes meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
  /** Removes a folder and all that is in it; it need not be there. */
  removeFolder(folder: string): Promise<void>;
}
