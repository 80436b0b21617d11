/**
 * SQLSTATEs of a server that cannot serve just now, whatever was asked: connection lost or refused (08), shutting down or
 * starting (57P), a query given up for its time (57014), no connections, memory or disk left (53), a disk that fails
 * (58030), a standby that takes no writes (25006).
 */
const STATES = /^(?:08|53|57P0|57014|58030|25006)/;
const SYSTEM = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
]);
/** What `pg` says without a code. */
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|terminating connection)/;

/** Whether an error says that the database is away or cannot work just now, rather than that a query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = "", syscall, message } = error as NodeJS.ErrnoException;
  if (SYSTEM.has(code) || (code === "ENOENT" && syscall === "connect")) return true;
  return STATES.test(code) || SAID.test(message) || (error.cause !== undefined && isDatabaseAway(error.cause));
}

/** Whether two transactions stood in each other's way, so that the same thing asked again may well go through. */
export function isCollision(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "40001" || code === "40P01" || code === "55P03";
}
