import { randomInt } from "node:crypto";
import { createServer, isIPv6 } from "node:net";
import { StartFailure } from "./start-failure.ts";

/** Where a free port is looked for: below those that systems give to outgoing connections, which could take it meanwhile. */
const FREE = { first: 20_000, count: 12_000, attempts: 20 };

/**
 * Finds out whether the shop can listen there, before the slow steps of a start.
 * @param port 0 asks for any free one
 * @returns the port
 * @throws StartFailure when it is in use or not allowed
 */
export async function reservePort(port: number, host: string): Promise<number> {
  if (port !== 0) return tryToListen(port, host);
  for (let attempt = 1; attempt < FREE.attempts; attempt += 1) {
    const any = FREE.first + randomInt(FREE.count);
    const isFree = await tryToListen(any, host).then(
      () => true,
      () => false,
    );
    if (isFree) return any;
  }
  return tryToListen(0, host);
}

function tryToListen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", (error) => reject(listenFailure(error, port, host)));
    server.listen(port, host, () => {
      const address = server.address() as { port: number };
      server.close(() => resolve(address.port));
    });
  });
}

/** The failure for an error met while listening; any other error comes back as it is. */
export function listenFailure(error: unknown, port: number, host: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case "EADDRINUSE":
      return new StartFailure(`Port ${port} on ${host} is in use. Stop what uses it, or set PORT to another number.`);
    case "EACCES":
      return new StartFailure(`This user may not listen on port ${port}. Set PORT to a number above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
    case "EAI_AGAIN":
    case "EINVAL":
      return new StartFailure(`This machine has no address ${host} to listen on. Set HOST to one that it has.`);
  }
  return error;
}

/** The address at which the shop reaches itself, whatever shoppers call it. */
export function loopbackAddress(host: string, port: number): string {
  const own = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : isIPv6(host) ? `[${host}]` : host;
  return `http://${own}:${port}`;
}
