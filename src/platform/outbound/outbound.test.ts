import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { createOutbound, type Answer, type Calling, type Question } from "./outbound.ts";
import { readJson } from "./read-json.ts";

type Reply = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let url: string;
/** What the other side does with one call after the other; the last for all later ones. */
let replies: Reply[];
let asked: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    (replies.length > 1 ? replies.shift()! : replies[0]!)(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/path?key=secret`;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
);
beforeEach(() => {
  replies = [well];
  asked = [];
});

const say =
  (status: number, body = "", headers: Record<string, string> = {}): Reply =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);
const well = say(200, '{"is":"well"}');
const hangUp: Reply = (_request, response) => void response.destroy();
const silence: Reply = () => {};
const half: Reply = (_request, response) => {
  response.writeHead(200, { "content-length": 13 }).write('{"is":');
  setTimeout(() => response.destroy(), 20);
};
const headersAlone: Reply = (_request, response) => void response.writeHead(200).write("{");

function open({ tries, ...calling }: Calling & { tries?: number } = {}) {
  const metrics = createMetrics();
  const policy = { to: "them", patience: 60_000, most: 1000, ...(tries !== undefined && { tries }) };
  const outbound = createOutbound(policy, { counts: metrics, random: () => 0, ...calling });
  const ask = (question: Partial<Question> = {}, read: (answer: Answer) => unknown = readIs) =>
    outbound.ask({ url, name: "The question", ...question }, read).catch((error: Error) => error.message);
  const counted = async () =>
    Object.fromEntries((await metrics.outbound.get()).values.map(({ labels, value }) => [labels.outcome, value]));
  return { outbound, ask, counted };
}

function readIs(answer: Answer): unknown {
  if (answer.status !== 200) throw new Error(`answered with ${answer.status}`);
  return (readJson(answer, "The question") as { is: string }).is;
}

describe("a question to a third party", () => {
  it.each<[string, Reply]>([
    ["hangs up", hangUp],
    ["fails", say(500)],
    ["is busy", say(503, "", { "retry-after": "0" })],
    ["has had enough of questions", say(429)],
    ["stops half way", half],
  ])("is asked again when the other side %s", async (_, trouble) => {
    const { ask, counted } = open();
    replies = [trouble, trouble, well];
    expect(await ask()).toBe("well");
    expect(asked).toHaveLength(3);
    expect(await counted()).toEqual({ retried: 2, ok: 1 });
  });

  it("is asked three times at most", async () => {
    const { ask, counted } = open();
    replies = [say(500)];
    expect(await ask()).toBe("answered with 500");
    expect(asked).toHaveLength(3);
    expect(await counted()).toEqual({ retried: 2, failed: 1 });
  });

  it("that does something is asked once, unless it says that twice is as good", async () => {
    const { ask } = open();
    replies = [hangUp];
    expect(await ask({ method: "POST", body: "{}" })).toMatch(/^The question had no answer: /);
    expect(asked).toHaveLength(1);
    replies = [hangUp, well];
    expect(await ask({ method: "POST", body: "{}", repeatable: true })).toBe("well");
    expect(asked).toHaveLength(3);
  });

  it.each<[string, Reply, RegExp]>([
    ["nonsense", say(200, "<html>"), /^The question was answered with 200 and no JSON\.$/],
    ["a way elsewhere", say(302, "", { location: "http://127.0.0.1:1/" }), /^answered with 302$/],
    ["more than is read", say(200, "x".repeat(1001)), /^The question had no answer: it is larger than 1000 bytes\.$/],
    ["a refusal", say(404), /^answered with 404$/],
  ])("is not asked again after %s", async (_, reply, sentence) => {
    replies = [reply];
    expect(await open().ask()).toMatch(sentence);
    expect(asked).toHaveLength(1);
  });

  it.each<[string, Reply]>([
    ["silence", silence],
    ["headers and then nothing", headersAlone],
  ])("ends in time with %s, and names no address", async (_, reply) => {
    replies = [reply];
    expect(await open({ patience: 300 }).ask()).toBe("The question had no answer: it took too long.");
    const impatient = open();
    expect(await impatient.ask({ signal: AbortSignal.timeout(300) })).toBe(
      "The question had no answer: it took too long.",
    );
    expect(asked).toHaveLength(2);
    expect(await impatient.counted()).toEqual({ failed: 1 });
  });

  it("is not asked any more after five failures in a row, for half a minute", async () => {
    let time = 0;
    const { ask, counted } = open({ now: () => time, tries: 1 });
    replies = [say(500)];
    for (let failure = 1; failure <= 5; failure++) await ask();
    replies = [well];
    expect(await ask()).toBe("The question was not asked: It has failed several times and is left alone for a while.");
    expect(asked).toHaveLength(5);
    time = 30_000;
    expect([await ask(), await ask()]).toEqual(["well", "well"]);
    expect(await counted()).toEqual({ failed: 5, refused: 1, ok: 2 });
  });

  it.each([
    [404, "ok"],
    [400, "ok"],
    [401, "failed"],
    [403, "failed"],
    [200, "failed"],
  ])("answered with %i and no use counts as %s of the other side", async (status, outcome) => {
    const { ask, counted } = open();
    replies = [say(status, "<html>")];
    await ask();
    expect(await counted()).toEqual({ [outcome]: 1 });
  });
});

describe("the way for an SDK", () => {
  it("gives status, headers and the body unpacked, of any answer", async () => {
    const { outbound, counted } = open({ tries: 1 });
    replies = [
      (_request, response) =>
        void response.writeHead(200, { "content-encoding": "gzip", "x-id": "1" }).end(gzipSync("{}")),
      say(404, "no"),
      say(500, "oh"),
    ];
    const first = await outbound.fetch(url);
    expect([first.headers.get("x-id"), await first.json()]).toEqual(["1", {}]);
    for (const [status, body] of [
      [404, "no"],
      [500, "oh"],
    ]) {
      const reply = await outbound.fetch(new URL(url));
      expect([reply.status, await reply.text()]).toEqual([status, body]);
    }
    expect(await counted()).toEqual({ ok: 2, failed: 1 });
  });

  it("repeats a write only with a key that makes it one", async () => {
    const { outbound } = open();
    const bodies: string[] = [];
    replies = [
      (request, response) => {
        request.setEncoding("utf8").on("data", (part: string) => bodies.push(part));
        request.on("end", () => void response.destroy());
      },
    ];
    await expect(outbound.fetch(url, { method: "POST", body: "a=1" })).rejects.toThrow("POST /path had no answer");
    expect(bodies).toEqual(["a=1"]);
    const headers = { "Idempotency-Key": "k" };
    await expect(outbound.fetch(url, { method: "POST", body: "b=2", headers })).rejects.toThrow("had no answer");
    expect(bodies).toEqual(["a=1", "b=2", "b=2", "b=2"]);
  });

  it("leads nowhere else", async () => {
    replies = [say(302, "", { location: "http://127.0.0.1:1/" })];
    await expect(open().outbound.fetch(url)).rejects.toThrow("leads elsewhere");
  });
});
