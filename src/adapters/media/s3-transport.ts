import { request as plainRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

export interface Sending {
  address: URL;
  method: string;
  headers: Record<string, string>;
  body?: Readable;
}

/** ms. */
export interface Limits {
  /** Until the head of the answer is there, with the body sent. */
  head: number;
  /** Without a byte, while somebody waits for one. */
  quiet: number;
}

export interface WholeAnswer {
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}

/** Bytes that are read of an answer that is no file: a list of a thousand keys has a few hundred kB. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Sends a signed call as it is; a body goes out as fast as the other side takes it. The answer's content may still be to come. */
export async function send({ address, method, headers, body }: Sending, limits: Limits): Promise<IncomingMessage> {
  const request = address.protocol === "https:" ? secureRequest : plainRequest;
  const outgoing = request(address, { method, headers });
  const reply = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once("response", resolve).once("error", reject);
  });
  const late = setTimeout(() => outgoing.destroy(new Error("it took too long")), limits.head);
  try {
    if (!body) {
      outgoing.end();
      return endWhenQuiet(outgoing, await reply, limits.quiet);
    }
    // Whoever refuses before all is sent has said why by then.
    const sent = pipeline(body, outgoing).catch(() => {});
    const answer = await reply;
    await sent;
    return endWhenQuiet(outgoing, answer, limits.quiet);
  } catch (error) {
    body?.destroy();
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** The whole of an answer that is no file. @throws when it does not come in time, breaks off, or is far too long */
export async function readWhole(reply: IncomingMessage, left: number): Promise<WholeAnswer> {
  const late = setTimeout(() => reply.destroy(new Error("it took too long")), left);
  try {
    const parts: Buffer[] = [];
    let size = 0;
    for await (const part of reply as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MOST_BYTES) throw new Error(`it is larger than ${MOST_BYTES} bytes`);
      parts.push(part);
    }
    return { status: reply.statusCode ?? 0, headers: reply.headers, text: Buffer.concat(parts).toString("utf8") };
  } finally {
    clearTimeout(late);
  }
}

/** A reader who is slow to take what is there keeps nobody waiting; a store that sends nothing does. */
function endWhenQuiet(outgoing: ClientRequest, reply: IncomingMessage, quiet: number): IncomingMessage {
  outgoing.on("timeout", () => {
    if (reply.readableLength === 0) reply.destroy(new Error("it went quiet"));
    else outgoing.setTimeout(quiet);
  });
  outgoing.setTimeout(quiet);
  return reply;
}
