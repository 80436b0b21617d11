import { randomBytes } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { migrate } from "#platform/database/migrate.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { cpuOf } from "../process.ts";
import { inventStyles, type Style } from "./styles.ts";
import { writeOrders } from "./write-orders.ts";
import { writeProducts } from "./write-products.ts";

export interface BenchServer {
  /** Makes a migrated database and fills it. @returns its address */
  make(wanted: BenchShop): Promise<string>;
  /** Stops the server, and throws away what it held, if it was started for this. */
  stop(): Promise<void>;
}

export interface BenchShop {
  products: number;
  orders?: number;
  /** As many as products; invented ones where none are given. */
  styles?: Style[];
  /** A name of its own for the database; it is made anew. Else a name by chance, dropped with the server's data. */
  name?: string;
}

/**
 * The server that benchmarks measure: a fresh embedded PostgreSQL with the shop's own settings, or the one at
 * BENCH_POSTGRES_URL (a superuser's address), whose other databases are left alone.
 */
export async function benchServer(): Promise<BenchServer> {
  const given = process.env["BENCH_POSTGRES_URL"];
  const { url, stop } = given ? { url: given, stop: async () => {} } : await ownServer();
  const made: string[] = [];
  return {
    async make({ products, orders = 0, styles, name }) {
      const database = name ?? `bench_${randomBytes(4).toString("hex")}`;
      await withClient(url, async (client) => {
        await client.query(`drop database if exists ${database}`);
        await client.query(`create database ${database}`);
      });
      if (name === undefined) made.push(database);
      const address = databaseAt(url, database);
      await migrate(address, createLog("warn"));
      await withClient(address, async (client) => {
        await writeProducts(client, styles ?? inventStyles(products));
        if (orders > 0) await writeOrders(client, orders);
        await client.query("vacuum analyze");
        // Else the pages that were filled are written to the disk while the first figures are taken.
        await client.query("checkpoint");
      });
      return address;
    },
    async stop() {
      await withClient(url, async (client) => {
        for (const database of made) await client.query(`drop database if exists ${database} with (force)`);
      });
      await stop();
    },
  };
}

async function ownServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog("warn") });
  const url = new URL(server.url.replace("@/", "@localhost/"));
  url.username = "postgres";
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: databaseAt(url.href, "postgres"), stop };
}

export function databaseAt(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Opens a connection for one piece of work. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function timeOf(pid: number): Promise<number | null> {
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  return name.trim() === "postgres" ? cpuOf(pid).catch(() => null) : null;
}

/**
 * Milliseconds of processor time that a database's connections have taken so far, by the process of each; none where the
 * server is on another machine.
 */
export async function cpuOfConnections(url: string): Promise<Map<number, number>> {
  const pids = await withClient(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    return rows.map(({ pid }) => pid);
  });
  const times = await Promise.all(pids.map(async (pid) => [pid, await timeOf(pid)] as const));
  return new Map(times.flatMap(([pid, time]) => (time === null ? [] : [[pid, time]])));
}
