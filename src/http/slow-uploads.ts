import type { IncomingMessage } from "node:http";

const LOOK_EVERY_MS = 30_000;
const MOST_MS = 60 * 60 * 1000;

/**
 * Cuts an upload off that sends nothing for a minute, or takes more than an hour.
 * @returns how to stop watching, once all is there
 */
export function cutOffWhenStuck(request: IncomingMessage): () => void {
  const since = Date.now();
  let seen = -1;
  let isQuiet = false;
  const timer = setInterval(() => {
    const read = request.socket?.bytesRead ?? 0;
    const wasQuiet = isQuiet;
    isQuiet = read === seen;
    seen = read;
    if ((isQuiet && wasQuiet) || Date.now() - since > MOST_MS) request.destroy();
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Reads past what is left of a refused upload, so that the sender, who may look up only when all is sent, hears of
 * the refusal. Whoever sends more than `most` bytes after it is cut off.
 */
export function readPast(request: IncomingMessage, most: number): void {
  let passed = 0;
  request.on("data", (chunk: Buffer) => {
    passed += chunk.length;
    if (passed > most) request.destroy();
  });
  request.on("error", () => {});
  request.resume();
}
