import { Logger, runMigrations } from "graphile-worker";

/** Makes or updates the tables of the jobs, in a schema of their own, so that work can be asked for before jobs are started. */
export async function migrateJobs(url: string): Promise<void> {
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: new Logger(() => () => {}) });
}
