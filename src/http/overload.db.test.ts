import { connect as connectSocket, type Socket } from "node:net";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App, type Routes } from "./app.ts";
import { limitSlowCallers } from "./slow-callers.ts";

let shop: TestShop;
let app: App;
let address: { host: string; port: number };
const gate = { open: Promise.withResolvers<void>() };

const sample: Routes = (scope) => {
  scope.get("/api/quick", () => ({ success: true }));
  scope.get("/api/slow", async () => {
    await gate.open.promise;
    return { success: true };
  });
  scope.post("/api/webhook/sample", async () => ({ success: true }));
  scope.post("/api/take", async (request) => ({ success: true, body: request.body }));
};

beforeAll(async () => {
  shop = await openTestShop({ env: { MAX_REQUESTS: "20" } });
  app = await buildApp(shop.ctx, [sample]);
  await app.listen({ port: 0, host: "127.0.0.1" });
  address = { host: "127.0.0.1", port: (app.server.address() as { port: number }).port };
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${address.port}${path}`, { headers });

async function open(text: string, port = address.port): Promise<Socket> {
  const socket = connectSocket({ ...address, port });
  socket.on("error", () => {});
  await once(socket, "connect");
  socket.write(text);
  return socket;
}

/** All that a socket is sent until it is closed. */
async function untilClosed(socket: Socket): Promise<string> {
  let text = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(socket, "close");
  return text;
}

describe("more than the shop can do", () => {
  it("is turned away at once, with the time to come again, and those who are in are served", async () => {
    gate.open = Promise.withResolvers();
    const inside = Array.from({ length: 20 }, () => get("/api/slow"));
    await expect.poll(async () => (await get("/api/quick")).status).toBe(503);
    const away = await Promise.all(Array.from({ length: 100 }, () => get("/api/quick")));
    expect(new Set(away.map(({ status }) => status))).toEqual(new Set([503]));
    expect(away[0]!.headers.get("retry-after")).toBe("3");
    expect(await away[0]!.json()).toEqual({
      success: false,
      message: "The shop is very busy. Please try again in a moment.",
    });
    expect((await get("/healthz")).status).toBe(200);
    expect((await get("/metrics")).status).toBe(200);
    const told = await fetch(`http://127.0.0.1:${address.port}/api/webhook/sample`, { method: "POST" });
    expect(told.status).toBe(200);
    gate.open.resolve();
    expect((await Promise.all(inside)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await get("/api/quick")).status).toBe(200);
    expect(await (await get("/metrics")).text()).toMatch(/weft_http_shed_total 1\d\d/);
  });

  it("comes to people as a page in their language, which comes again by itself", async () => {
    gate.open = Promise.withResolvers();
    const inside = Array.from({ length: 20 }, () => get("/api/slow"));
    await expect.poll(async () => (await get("/api/quick")).status).toBe(503);
    const page = await get("/collection", { accept: "text/html", "accept-language": "de" });
    expect([page.status, page.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    const html = await page.text();
    expect(html).toContain("Im Shop ist gerade viel los.");
    expect(html).toContain('http-equiv="refresh" content="3"');
    gate.open.resolve();
    await Promise.all(inside);
  });

  it("gives its place back when a caller hangs up", async () => {
    gate.open = Promise.withResolvers();
    const sockets = await Promise.all(
      Array.from({ length: 20 }, () => open("GET /api/slow HTTP/1.1\r\nhost: x\r\n\r\n")),
    );
    await expect.poll(async () => (await get("/api/quick")).status).toBe(503);
    for (const socket of sockets) socket.destroy();
    await expect.poll(async () => (await get("/api/quick")).status).toBe(200);
    gate.open.resolve();
  });

  it("is seen by the event loop as well, however few requests do it", async () => {
    let busy = true;
    const block = async () => {
      while (busy) {
        for (const until = performance.now() + 1_600; performance.now() < until;);
        await pause(1);
      }
    };
    const blocking = block();
    const quick = async (path: string) => (await app.inject(path)).statusCode;
    await expect.poll(() => quick("/api/quick"), { timeout: 60_000 }).toBe(503);
    expect(await quick("/healthz")).toBe(200);
    busy = false;
    await blocking;
    await expect.poll(() => quick("/api/quick"), { timeout: 60_000 }).toBe(200);
  });
});

describe("callers who take their time", () => {
  it("do not stop others: hundreds of headers that never end, and bodies that trickle in", async () => {
    const headers = Array.from({ length: 150 }, () => open("GET /api/quick HTTP/1.1\r\nhost: x\r\nx-a: "));
    const bodies = Array.from({ length: 150 }, () =>
      open("POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"),
    );
    const sockets = await Promise.all([...headers, ...bodies]);
    expect((await get("/api/quick")).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it("are told that their body took too long", async () => {
    const strict = await buildApp(shop.ctx, [sample, (scope) => limitSlowCallers(scope, 300)]);
    await strict.listen({ port: 0, host: "127.0.0.1" });
    const { port } = strict.server.address() as { port: number };
    const head = "POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\na";
    expect(await untilClosed(await open(head, port))).toContain("408 Request Timeout");
    await strict.close();
  });

  it("are cut off when their headers do not come, or nothing does", async () => {
    const [begun, nothing] = await Promise.all([open("GET /api/quick HTTP/1.1\r\nhost: x\r\n"), open("")]);
    const [said] = await Promise.all([untilClosed(begun!), untilClosed(nothing!)]);
    expect(said).toContain("408");
  });
});

describe("too much of anything", () => {
  it("of headers is refused with 431, of a body with 413", async () => {
    const large = await get("/api/quick", { "x-large": "x".repeat(17_000) });
    expect(large.status).toBe(431);
    const many = await open(`GET /api/quick HTTP/1.1\r\nhost: x\r\n${"a: b\r\n".repeat(5_000)}\r\n`);
    expect(await untilClosed(many)).toContain("431");
    const body = await fetch(`http://127.0.0.1:${address.port}/api/take`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify("x".repeat(300_000)),
    });
    expect(body.status).toBe(413);
    expect((await get("/api/quick")).status).toBe(200);
  });

  it("of a body that does not say how long it is", async () => {
    const socket = await open(
      "POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    const chunk = `8000\r\n${"x".repeat(0x8000)}\r\n`;
    for (let sent = 0; sent < 20 && !socket.destroyed; sent++) socket.write(chunk);
    expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 (413|415)/);
  });

  it("of what is no HTTP", async () => {
    for (const text of ["\u0016\u0003\u0001\u0002", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\nnonsense\r\n\r\n"]) {
      expect(await untilClosed(await open(text))).toMatch(/^HTTP\/1\.1 (400|505)/);
    }
    expect((await get("/api/quick")).status).toBe(200);
  });

  it("of two lengths, or a length and chunks, which proxies and servers read differently", async () => {
    const lines = ["content-length: 3\r\ncontent-length: 4", "content-length: 3\r\ntransfer-encoding: chunked"];
    for (const both of lines) {
      const socket = await open(`POST /api/take HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\n${both}\r\n\r\nabc`);
      expect(await untilClosed(socket)).toMatch(/^HTTP\/1\.1 400/);
    }
  });

  it("of connections that only wait", async () => {
    const idle = await Promise.all(Array.from({ length: 300 }, () => open("GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")));
    expect((await get("/api/quick")).status).toBe(200);
    for (const socket of idle) socket.destroy();
  });
});
