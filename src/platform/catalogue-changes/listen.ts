import { Client } from "pg";
import type { Log } from "../log.ts";
import { tellPayload, type CatalogueChanges } from "./catalogue-changes.ts";

const CHANNEL = "catalogue_changed";
const PAUSE_MS = 1000;
/** A connection that is dead without a word is found out by then. */
const BEAT_MS = 15_000;

export interface Listening {
  stop(): Promise<void>;
}

/**
 * Listens to what the database tells of changes, over a connection of its own, for as long as the process lives. A
 * connection that is lost is opened again; until then the copies know that they hear nothing.
 * @returns once it hears; a database that is away is waited for in the background
 */
export async function listenToCatalogue(url: string, changes: CatalogueChanges, log: Log): Promise<Listening> {
  let stopped = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const lost = (gone: Client, error?: unknown) => {
    if (client !== gone || stopped) return;
    client = undefined;
    clearInterval(timer);
    changes.hears(false);
    log.warn({ err: error }, "changes of the catalogue are not heard of; listening again");
    void gone.end().catch(() => {});
    timer = setTimeout(() => void open(), PAUSE_MS).unref();
  };

  const open = async () => {
    const opened = new Client({ connectionString: url, keepAlive: true, query_timeout: BEAT_MS });
    client = opened;
    opened.on("error", (error) => lost(opened, error));
    opened.on("end", () => lost(opened));
    opened.on("notification", ({ payload }) => tellPayload(changes, payload));
    try {
      await opened.connect();
      await opened.query(`listen ${CHANNEL}`);
      if (stopped || client !== opened) return;
      timer = setInterval(
        () => void opened.query("select 1").catch((error: unknown) => lost(opened, error)),
        BEAT_MS,
      ).unref();
      changes.hears(true);
    } catch (error) {
      lost(opened, error);
    }
  };

  await open();
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      changes.hears(false);
      await client?.end().catch(() => {});
    },
  };
}
