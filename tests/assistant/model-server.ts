import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as a server of the chat completions protocol gets it. */
export interface Heard {
  path: string;
  authorization: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- requests are looked into at will
  body: any;
}

export interface ModelServer {
  /** Up to the version, as ASSISTANT_API_URL has it. */
  url: string;
  origin: string;
  heard: Heard[];
  /** What it does with the next requests. */
  behave(how: (heard: Heard, response: ServerResponse) => void): void;
  close(): Promise<void>;
}

/** A stand-in for a server of the chat completions protocol, on a free port. */
export async function openModelServer(): Promise<ModelServer> {
  const heard: Heard[] = [];
  let behaviour: (heard: Heard, response: ServerResponse) => void = (_, response) => response.writeHead(500).end();
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const one = { path: request.url ?? "", authorization: request.headers.authorization, body };
      heard.push(one);
      behaviour(one, response);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/v1`,
    origin,
    heard,
    behave(how) {
      heard.length = 0;
      behaviour = how;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Answers with calls of tools, by name and arguments. */
export function callTools(response: ServerResponse, ...calls: [name: string, input: unknown][]): void {
  const tool_calls = calls.map(([name, input], index) => ({
    id: `call_${index}`,
    type: "function",
    function: { name, arguments: typeof input === "string" ? input : JSON.stringify(input) },
  }));
  sendJson(response, {
    choices: [{ index: 0, finish_reason: "tool_calls", message: { role: "assistant", content: null, tool_calls } }],
  });
}

export function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text || "null");
}
