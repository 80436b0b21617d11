import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import type { Readable } from "node:stream";
import { pack, type Pack } from "tar-stream";

/** What a backup says of itself, first of all. */
export interface Manifest {
  format: 1;
  madeAt: string;
  migrations: string[];
  tables: { name: string; columns: string[] }[];
  sequences: { name: string; value: number }[];
  tasks: QueuedTask[];
}

/** Work that was asked for and not yet done when the backup was made, such as a mail. */
export interface QueuedTask {
  name: string;
  payload: unknown;
  queue: string | null;
  runAt: string;
  tries: number;
}

/** What a backup says at its end: what was in it, so that a part of one is never taken for the whole. */
export interface Closing {
  rows: Record<string, number>;
  media: number;
  /** Over the contents of all entries before this one, in order. */
  sha256: string;
}

export const MANIFEST = "weft-backup.json";
export const CLOSING = "weft-backup-end.json";
export const TABLES = "tables/";
export const MEDIA = "media/";

/** Bytes of a table that are held in memory at a time; a table is as many entries as it takes. */
const PIECE = 4 * 1024 * 1024;

/** Writes the entries of a backup, one after the other, and keeps their sum. */
export interface Archive {
  stream: Pack;
  text(name: string, content: string): Promise<void>;
  /** A table's rows, as COPY writes them. */
  table(name: string, rows: Readable): Promise<void>;
  file(name: string, size: number, content: Readable): Promise<void>;
  /** The sum of all contents so far. */
  sum(): string;
}

export function openArchive(): Archive {
  const stream = pack();
  const sum = createHash("sha256");
  const piece = async (name: string, content: Buffer) => {
    sum.update(content);
    await new Promise<void>((resolve, reject) =>
      stream.entry({ name, size: content.length }, content, (error) => (error ? reject(error) : resolve())),
    );
  };
  return {
    stream,
    text: (name, content) => piece(name, Buffer.from(content)),
    async table(name, rows) {
      let held: Buffer[] = [];
      let bytes = 0;
      for await (const chunk of rows as AsyncIterable<Buffer>) {
        held.push(chunk);
        bytes += chunk.length;
        if (bytes < PIECE) continue;
        await piece(name, Buffer.concat(held));
        [held, bytes] = [[], 0];
      }
      if (bytes > 0) await piece(name, Buffer.concat(held));
    },
    async file(name, size, content) {
      const entry = stream.entry({ name, size });
      const summed = async function* (source: AsyncIterable<Buffer>) {
        for await (const chunk of source) {
          sum.update(chunk);
          yield chunk;
        }
      };
      await pipeline(content, summed, entry);
    },
    sum: () => sum.copy().digest("hex"),
  };
}
