import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Transform, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ShopContext } from "../context.ts";
import { HEAD_BYTES } from "./file-kind.ts";

/** A file that came in, still beside the shop's media. */
export interface SpooledFile {
  path: string;
  size: number;
  /** Its first bytes. */
  head: Buffer;
}

/** Where one upload waits, file by file, until it is known to be good. */
export interface Spool {
  folder: string;
  /** Streams a file in; null, and nothing of it kept, when it has more bytes than `most`. */
  receive(content: Readable, most: number): Promise<SpooledFile | null>;
  /** Removes all that still waits. */
  close(): Promise<void>;
}

/** Opens a spool under DATA_DIR/uploads. Close it whatever happens; what a crash leaves, `sweepSpools` removes. */
export async function openSpool(ctx: ShopContext): Promise<Spool> {
  const folder = join(spoolsOf(ctx), randomUUID());
  await mkdir(folder, { recursive: true });
  let count = 0;
  return {
    folder,
    async receive(content, most) {
      count += 1;
      const path = join(folder, `${count}.part`);
      const limit = limitTo(most);
      try {
        await pipeline(content, limit.stream, createWriteStream(path));
      } catch (error) {
        await rm(path, { force: true });
        if (error instanceof TooLarge) return null;
        throw error;
      }
      return { path, size: limit.passed(), head: await headOf(path) };
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

/** Removes the spools that were opened before `before`: nobody can still be filling them. */
export async function sweepSpools(ctx: ShopContext, before: Date): Promise<void> {
  const folder = spoolsOf(ctx);
  for (const name of await readdir(folder).catch(() => [])) {
    const spool = join(folder, name);
    const found = await stat(spool).catch(() => null);
    if (found && found.mtime < before) await rm(spool, { recursive: true, force: true });
  }
}

function spoolsOf(ctx: ShopContext): string {
  return join(ctx.config.DATA_DIR, "uploads");
}

class TooLarge extends Error {}

function limitTo(most: number): { stream: Transform; passed(): number } {
  let passed = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > most) done(new TooLarge());
      else done(null, chunk);
    },
  });
  return { stream, passed: () => passed };
}

async function headOf(path: string): Promise<Buffer> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
