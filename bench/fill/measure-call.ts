import type { Request } from "autocannon";
import { load, type Loaded } from "../load.ts";
import { cpuOfConnections } from "./bench-database.ts";
import type { BenchCalls } from "./bench-shop.ts";

export interface Measured extends Loaded {
  /** Milliseconds of processor time that the shop's process takes for an answer. */
  cpu: number;
  /** Likewise its connections in the database; not a number where the database is on another machine. */
  databaseCpu: number;
  /** Answers other than 200, and requests without an answer. */
  refused: number;
}

/** Asks again and again, by callers that wait for each answer. */
export function asked({ address }: BenchCalls, request: () => Request, callers: number, seconds: number) {
  const setupRequest = (old: Request) => ({ ...old, ...request() });
  return load({ url: address, connections: callers, seconds, requests: [{ setupRequest }] });
}

/** Asks a kind of call for some seconds, after some that do not count. */
export async function measureCall(
  calls: BenchCalls,
  databaseUrl: string,
  request: () => Request,
  { callers, warmUp, seconds }: { callers: number; warmUp: number; seconds: number },
): Promise<Measured> {
  await asked(calls, request, callers, warmUp);
  const [before, connectionsBefore] = [await calls.used(), await cpuOfConnections(databaseUrl)];
  const loaded = await asked(calls, request, callers, seconds);
  const [after, connectionsAfter] = [await calls.used(), await cpuOfConnections(databaseUrl)];
  const answers = Object.values(loaded.statuses).reduce((sum, count) => sum + count, 0);
  // Of a machine that had no turn for any of them.
  const divisor = Math.max(1, answers);
  let inDatabase = connectionsAfter.size > 0 ? 0 : NaN;
  for (const [pid, time] of connectionsAfter) inDatabase += time - (connectionsBefore.get(pid) ?? 0);
  return {
    ...loaded,
    cpu: (after.cpu - before.cpu) / divisor,
    databaseCpu: inDatabase / divisor,
    refused: answers - (loaded.statuses["200"] ?? 0) + loaded.failed,
  };
}
