import type { Server } from "node:http";
import type { App } from "./app.ts";

/** Limits of the server itself, for `http.createServer`. */
export const SERVER_LIMITS = {
  /** All headers must be there within this (ms). */
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  /** Bytes of all headers together; more is answered with 431. */
  maxHeaderSize: 16 * 1024,
};
/** A body that is no upload must be there within this (ms) from when it is wanted. Uploads have a watch of their own. */
const BODY_WITHIN = 20_000;
/** Connections at a time; those above are closed at once. */
const MOST_CONNECTIONS = 5_000;
/** From this many on, those that are kept for a next request are closed. */
const CROWDED = 4_000;

const TIMEOUT = "HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/** Keeps callers that send slowly, or hold connections, from keeping others out. */
export function limitSlowCallers(app: App, bodyWithin = BODY_WITHIN): void {
  // Not before the body is wanted: who asks is looked up first.
  app.addHook("preParsing", (request, reply, payload, done) => {
    const isUpload = request.headers["content-type"]?.startsWith("multipart/") ?? false;
    const hasBody =
      request.headers["content-length"] !== undefined || request.headers["transfer-encoding"] !== undefined;
    if (!hasBody || isUpload) return done(null, payload);
    const { socket } = request.raw;
    const timer = setTimeout(() => {
      socket.end(TIMEOUT);
      socket.destroySoon();
    }, bodyWithin).unref();
    const stop = () => clearTimeout(timer);
    request.raw.once("end", stop).once("close", stop);
    reply.raw.once("close", stop);
    return done(null, payload);
  });
  app.addHook("onListen", async () => limitConnections(app.server));
}

function limitConnections(server: Server): void {
  server.maxConnections = MOST_CONNECTIONS;
  let count = 0;
  server.on("connection", (socket) => {
    count += 1;
    // The limit on headers begins with their first byte.
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, SERVER_LIMITS.headersTimeout).unref();
    socket.once("close", () => {
      clearTimeout(timer);
      count -= 1;
    });
    if (count > CROWDED) server.closeIdleConnections();
  });
}
