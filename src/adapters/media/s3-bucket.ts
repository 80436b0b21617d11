import { AwsClient } from "aws4fetch";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import type { MediaStore } from "#domain/media/media-store.ts";
import { MediaStoreAway } from "#domain/media/room.ts";
import { CircuitOpen, createCircuit } from "#platform/outbound/circuit.ts";
import { insist, type Tried } from "#platform/outbound/insist.ts";
import { isTrouble, type Calling, type Outcome } from "#platform/outbound/outbound.ts";
import { readWhole, send, type WholeAnswer } from "./s3-transport.ts";

const KEY = /^(?!.*\.\.)[a-z0-9][a-z0-9./-]*$/;
/** ms that a call may take, all tries together, beside the sending of a file; and that a file's content may stay away. */
const PATIENCE = 10_000;
/** Bytes that a line to the store carries in a ms at least. */
const SLOWEST = 100;
const TRIES = 3;

export interface Bucket {
  /** The bucket's own address: https://host/bucket, or https://bucket.host. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
  calling?: Calling;
}

interface Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { file: string; type: string; size: number };
}

/**
 * Keeps uploaded files in a bucket of any store that speaks S3. Nothing is read into memory as a whole; a file is there
 * once the store has all of it. Every call may be made twice, so one that failed is, by the rules for all third parties.
 * Every method throws MediaStoreAway when the store cannot be reached, refuses, or answers as no such store does.
 */
export function s3MediaStore(bucket: Bucket): MediaStore {
  const { region, keyId, secret, calling = {} } = bucket;
  const aws = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3" });
  const base = bucket.url.replace(/\/+$/, "");
  const circuit = createCircuit(calling.now && { now: calling.now });
  const tell = (outcome: Outcome) => calling.counts?.outbound.inc({ to: "media", outcome });

  const start = async ({ method, key = "", query = {}, headers = {}, body }: Call, head: number) => {
    const address = new URL(`${base}/${key}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const asked = { ...headers, ...(body && { "content-type": body.type }) };
    const signed = Object.fromEntries((await aws.sign(address, { method, headers: asked })).headers);
    const sent = { ...signed, ...(body && { "content-length": String(body.size) }) };
    const content = body && { body: createReadStream(body.file) };
    return send({ address, method, headers: sent, ...content }, { head, quiet: calling.patience ?? PATIENCE });
  };

  /** Makes a call until it goes well; `take` makes something of an answer of 2xx. Null where there is no such file. */
  const reach = async <T>(
    what: Call,
    take: (reply: IncomingMessage, left: number) => Promise<T> | T,
  ): Promise<T | null> => {
    const { key = "", body } = what;
    if (key !== "" && !KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    const name = `${what.method} ${base}/${key}`;
    const leave = enter(name);
    let isWell = false;
    try {
      const patience = (calling.patience ?? PATIENCE) + (body?.size ?? 0) / SLOWEST;
      const how = { ...calling, patience, tries: TRIES, onRetry: () => tell("retried") };
      const outcome = await insist(how, async (left): Promise<Tried<T | null>> => {
        const until = performance.now() + left;
        try {
          const reply = await start(what, left);
          const status = reply.statusCode ?? 0;
          const rest = Math.max(1, until - performance.now());
          if (status >= 200 && status < 300) {
            const taken = await take(reply, rest);
            return { end: () => taken, again: false };
          }
          const { text } = await readWhole(reply, rest);
          if (status === 404 && !text.includes("NoSuchBucket")) return { end: () => null, again: false };
          return refused(`${name} answered ${status}: ${text.slice(0, 500)}`, isTrouble(status));
        } catch (error) {
          if (error instanceof MediaStoreAway) return refused(error.message, false);
          return refused(`${name}: ${(error as Error).message}`, true, error);
        }
      });
      isWell = true;
      return outcome;
    } finally {
      leave(isWell);
      tell(isWell ? "ok" : "failed");
    }
  };
  const enter = (name: string) => {
    try {
      return circuit.enter();
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      tell("refused");
      throw new MediaStoreAway(`${name} was not called: ${error.message}.`);
    }
  };

  const list = async (query: Record<string, string>): Promise<string[]> => {
    const found = await reach({ method: "GET", query: { "list-type": "2", ...query } }, async (reply, left) =>
      keysIn(await readWhole(reply, left)),
    );
    if (!found) throw new MediaStoreAway(`GET ${base} answered 404`);
    return found;
  };

  return {
    async moveIn(key, file, type) {
      const { size } = await stat(file);
      const kept = await reach({ method: "PUT", key, body: { file, type, size } }, async (reply, left) => {
        etagOf(reply);
        await readWhole(reply, left);
        return true;
      });
      if (!kept) throw new MediaStoreAway(`PUT ${base} answered 404`);
      await rm(file, { force: true });
    },
    size: (key) =>
      reach({ method: "HEAD", key }, async (reply, left) => {
        etagOf(reply);
        await readWhole(reply, left);
        return lengthOf(reply.headers["content-length"]);
      }),
    read: (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      return reach({ method: "GET", key, headers }, (reply) => {
        etagOf(reply);
        const whole = /\/(\d+)$/.exec(reply.headers["content-range"] ?? "")?.[1] ?? reply.headers["content-length"];
        return { content: reply, size: lengthOf(whole) };
      });
    },
    async *keys() {
      for (let last: string | undefined; ;) {
        const keys = await list(last === undefined ? {} : { "start-after": last });
        if (keys.length === 0) return;
        yield* keys.filter((key) => KEY.test(key));
        last = keys.at(-1);
      }
    },
    async removeFolder(folder) {
      if (!KEY.test(folder)) throw new Error(`Not a media key: ${folder}`);
      for (;;) {
        const keys = await list({ prefix: `${folder}/` });
        if (keys.length === 0) return;
        for (const key of keys) await reach({ method: "DELETE", key }, readWhole);
      }
    },
  };
}

function refused(message: string, again: boolean, cause?: unknown): Tried<never> {
  const end = () => {
    throw new MediaStoreAway(message, { cause });
  };
  return { end, again };
}

/** A list that something else than such a store gave would pass for an empty bucket. */
function keysIn({ text }: WholeAnswer): string[] {
  if (!/<ListBucketResult[\s/>]/.test(text)) throw new MediaStoreAway("The store answered with no list of files.");
  return [...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
}

/** Every store of this kind names the version of a file; a page of something else does not. */
function etagOf(reply: IncomingMessage): void {
  if (reply.headers.etag !== undefined) return;
  reply.destroy();
  throw new MediaStoreAway("The store answered with something that is no file of its.");
}

function lengthOf(said: string | undefined): number {
  const length = Number(said);
  if (said !== undefined && Number.isSafeInteger(length) && length >= 0) return length;
  throw new MediaStoreAway("The store does not say how large a file is.");
}
