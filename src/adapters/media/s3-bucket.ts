import { AwsClient } from "aws4fetch";
import { createReadStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { MediaStore } from "#domain/media/media-store.ts";
import { MediaStoreAway } from "#domain/media/room.ts";

const KEY = /^(?!.*\.\.)[a-z0-9][a-z0-9./-]*$/;
/** ms without a byte. */
const QUIET_MS = 30_000;

export interface Bucket {
  /** The bucket's own address: https://host/bucket, or https://bucket.host. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

interface Call {
  method: "GET" | "HEAD" | "PUT" | "DELETE";
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { content: Readable; type: string; size: number };
}

/**
 * Keeps uploaded files in a bucket of any store that speaks S3. Nothing is read into memory as a whole; a file is there
 * once the store has all of it.
 * Every method throws MediaStoreAway when the store cannot be reached or refuses.
 */
export function s3MediaStore({ url, region, keyId, secret }: Bucket): MediaStore {
  const aws = new AwsClient({ accessKeyId: keyId, secretAccessKey: secret, region, service: "s3" });
  const base = url.replace(/\/+$/, "");

  const call = async ({ method, key = "", query = {}, headers = {}, body }: Call): Promise<IncomingMessage> => {
    if (key !== "" && !KEY.test(key)) throw new Error(`Not a media key: ${key}`);
    const address = new URL(`${base}/${key}`);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const asked = { ...headers, ...(body && { "content-type": body.type }) };
    const signed = await aws.sign(address, { method, headers: asked });
    const sent = {
      ...Object.fromEntries(signed.headers),
      ...(body && { "content-length": String(body.size) }),
    };
    try {
      return await send(address, method, sent, body?.content);
    } catch (error) {
      throw new MediaStoreAway(`${method} ${address.origin}: ${(error as Error).message}`, { cause: error });
    }
  };
  /** The reply of a call that went well; null where there is no such file. */
  const reach = async (what: Call): Promise<IncomingMessage | null> => {
    const reply = await call(what);
    const status = reply.statusCode ?? 0;
    if (status >= 200 && status < 300) return reply;
    const said = (await text(reply)).slice(0, 500);
    if (status === 404 && !said.includes("NoSuchBucket")) return null;
    throw new MediaStoreAway(`${what.method} ${base}/${what.key ?? ""} answered ${status}: ${said}`);
  };

  const list = async (query: Record<string, string>): Promise<string[]> => {
    const listed = await reach({ method: "GET", query: { "list-type": "2", ...query } });
    return [...(listed ? await text(listed) : "").matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key!);
  };

  return {
    async moveIn(key, file, type) {
      const { size } = await stat(file);
      const content = createReadStream(file);
      const reply = await reach({ method: "PUT", key, body: { content, type, size } });
      if (!reply) throw new MediaStoreAway(`PUT ${base} answered 404`);
      reply.resume();
      await rm(file, { force: true });
    },
    async size(key) {
      const reply = await reach({ method: "HEAD", key });
      reply?.resume();
      return reply ? Number(reply.headers["content-length"]) : null;
    },
    async read(key, range) {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const reply = await reach({ method: "GET", key, headers });
      if (!reply) return null;
      const whole = /\/(\d+)$/.exec(reply.headers["content-range"] ?? "")?.[1] ?? reply.headers["content-length"];
      return { content: reply, size: Number(whole) };
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
        for (const key of keys) (await reach({ method: "DELETE", key }))?.resume();
      }
    },
  };
}

/** Sends a signed call as it is; the body goes out as fast as the other side takes it. */
async function send(
  address: URL,
  method: string,
  headers: Record<string, string>,
  body: Readable | undefined,
): Promise<IncomingMessage> {
  const request = address.protocol === "https:" ? secureRequest : plainRequest;
  const outgoing = request(address, { method, headers, timeout: QUIET_MS });
  outgoing.once("timeout", () => outgoing.destroy(new Error("no answer in time")));
  const reply = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
  if (!body) {
    outgoing.end();
    return reply;
  }
  // Whoever refuses before all is sent has said why by then.
  const sent = pipeline(body, outgoing).catch(() => {});
  const answer = await reply;
  await sent;
  return answer;
}
