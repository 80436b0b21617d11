import type { Readable } from "node:stream";

/** Where uploaded files live. Keys are relative paths of letters, digits, dots, hyphens and slashes. */
export interface MediaStore {
  /** Streams a file in; after a failure nothing of it remains. */
  write(key: string, content: Readable, contentType: string): Promise<void>;
  /** Null when there is no such file. `start` and `end` are inclusive byte positions. */
  read(key: string, range?: { start: number; end: number }): Promise<{ content: Readable; size: number } | null>;
  remove(key: string): Promise<void>;
}
