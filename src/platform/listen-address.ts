import { createServer, isIPv6 } from "node:net";
import { StartFailure } from "./start-failure.ts";

/**
 * Finds out whether the shop can listen there, before the slow steps of a start.
 * @param port 0 asks for any free one
 * @returns the port
 * @throws StartFailure when it is in use or not allowed
 */
export function reservePort(port: number, host: string): Promise<number> {
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
