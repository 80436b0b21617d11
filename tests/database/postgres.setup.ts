import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#platform/database/migrate.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";
import { databaseUrl } from "./database-url.ts";
import { withClient } from "./with-client.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** A superuser's address of the server that the tests use. */
    postgresUrl: string;
  }
}

export const TEMPLATE = "weft_template";

/** Four files at a time, of which a race opens 50 connections; and nobody pulls its plug, so nothing waits for the disk. */
const SETTINGS = { max_connections: "300", fsync: "off", full_page_writes: "off", synchronous_commit: "off" };

/**
 * Starts one real PostgreSQL for a whole test run, with a migrated template that each test file copies.
 * TEST_POSTGRES_URL (a superuser's address) names another server to use instead.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_POSTGRES_URL"];
  const server = given ? { url: given, stop: async () => {} } : await startTemporaryServer();
  await withClient(server.url, async (client) => {
    await client.query(`drop database if exists ${TEMPLATE}`);
    await client.query(`create database ${TEMPLATE}`);
  });
  await migrate(databaseUrl(server.url, TEMPLATE), createLog("warn"));
  project.provide("postgresUrl", server.url);
  return () => server.stop();
}

async function startTemporaryServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "weft-test-"));
  const server = await startEmbeddedPostgres({ dataDir: folder, log: createLog("warn"), settings: SETTINGS });
  const url = new URL(server.url.replace("@/", "@localhost/"));
  url.username = "postgres";
  url.pathname = "/postgres";
  return {
    url: url.href,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
