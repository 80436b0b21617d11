import { pino, stdSerializers, type DestinationStream, type Logger } from "pino";

export type Log = Logger;

/** Names of fields and headers whose values never reach the log, however deep they stand: secrets, and whose it is. */
const SECRETS = [
  "token",
  "idToken",
  "authorization",
  "cookie",
  "password",
  "newPassword",
  "secret",
  "signature",
  "apiKey",
];
const PERSONAL = ["email", "phone", "address", "street", "firstName", "lastName", "zipcode"];
const HIDDEN = SECRETS.concat(PERSONAL).flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `req.headers.${name}`]);

interface Asked {
  method?: string;
  url?: string;
  ip?: string;
}

/** What PostgreSQL adds to an error: the values of the row at fault. */
const OF_A_ROW = ["detail", "where", "internalQuery", "parameters", "query"];

const serializers = {
  /** Of an address the path alone: what follows may be a token or a search. Of the caller's address not the last part. */
  req: ({ method, url, ip }: Asked) => ({ method, url: url?.split("?")[0], from: ip && coarse(ip) }),
  err: (error: Error) => {
    const told = stdSerializers.err(error) as Record<string, unknown>;
    for (const name of OF_A_ROW) delete told[name];
    return told;
  },
};

/**
 * The shop's structured log, one JSON object a line on standard error. Lines of a request carry its `reqId`. Secrets and
 * personal data are hidden.
 */
export function createLog(level: string, to: DestinationStream = pino.destination(2)): Log {
  return pino({ level, redact: { paths: HIDDEN, censor: "[hidden]" }, serializers }, to);
}

function coarse(ip: string): string {
  return ip.replace(/(?:\.\d+|:[0-9a-f]*)$/i, (last) => `${last[0]}0`);
}
