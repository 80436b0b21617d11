import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate } from "#platform/database/migrate.ts";
import { startEmbeddedPostgres } from "#platform/embedded-postgres/start.ts";
import { createLog } from "#platform/log.ts";

/** Writes src/platform/database/schema.ts from a freshly migrated database. `--verify` only checks that it is up to date. */
const log = createLog("warn");
const folder = await mkdtemp(join(tmpdir(), "weft-types-"));
const server = await startEmbeddedPostgres({ dataDir: folder, log });
try {
  await migrate(server.url, log);
  const generator = new URL("../node_modules/.bin/kysely-codegen", import.meta.url).pathname;
  const verify = process.argv.includes("--verify") ? ["--verify"] : [];
  // The generator complains at length that TypeScript 7 has no parser for it, and writes the right types all the same:
  // what it says is shown only when it fails, as the error's message.
  execFileSync(generator, ["--config-file", ".kysely-codegenrc.json", "--url", server.url, ...verify], {
    stdio: ["ignore", "inherit", "pipe"],
  });
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
