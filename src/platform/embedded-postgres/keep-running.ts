import type { Log } from "../log.ts";
import { StartFailure } from "../start-failure.ts";
import { runServer, serverFailure, type RunningServer, type ServerPlan } from "./run-server.ts";
import { stopLeftover } from "./stop-leftover.ts";

/** A server that dies more often than this within the time is not started again. */
const RESTARTS = 3;
const WITHIN_MS = 60_000;

interface Watch {
  log: Log;
  onLost?: ((failure: StartFailure) => void) | undefined;
}

/** Runs the server and starts it again when it dies by itself; what was committed is recovered by PostgreSQL. */
export async function keepRunning(plan: ServerPlan, { log, onLost }: Watch): Promise<{ stop(): Promise<void> }> {
  let server = await runServer(plan);
  let stopping = false;
  const deaths: number[] = [];

  const watch = async (): Promise<void> => {
    while (!stopping) {
      const tail = await server.ended;
      if (stopping) return;
      deaths.push(Date.now());
      if (deaths.filter((time) => time > Date.now() - WITHIN_MS).length > RESTARTS) throw serverFailure(tail, plan);
      log.error("PostgreSQL stopped unexpectedly; starting it again");
      server = await restart(plan, log);
      if (stopping) await server.stop();
      else log.warn({ pid: server.pid }, "PostgreSQL is running again");
    }
  };
  const watching = watch().catch((error: unknown) => {
    const failure =
      error instanceof StartFailure ? error : new StartFailure(`PostgreSQL stopped: ${(error as Error).message}`);
    log.fatal(failure.message);
    onLost?.(failure);
  });

  return {
    stop: async () => {
      stopping = true;
      await server.stop();
      await watching;
    },
  };
}

async function restart(plan: ServerPlan, log: Log): Promise<RunningServer> {
  await stopLeftover(plan.cluster, log);
  return runServer(plan);
}
