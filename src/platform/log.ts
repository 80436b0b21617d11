import { pino, type Logger } from "pino";

export type Log = Logger;

/** Header and field names whose values never reach the log. */
const SECRET = ["token", "authorization", "cookie", "password", "secret"].flatMap((name) => [
  `*.${name}`,
  `req.headers.${name}`,
  name,
]);

/** The shop's structured log, one JSON object a line on standard error. */
export function createLog(level: string): Log {
  return pino({ level, redact: { paths: SECRET, censor: "[hidden]" } }, pino.destination(2));
}
