import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { diskFull, folderFailure, StartFailure } from "../start-failure.ts";
import { passwordFile, passwordFor } from "./access.ts";
import type { Account } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { chooseLaunch } from "./choose-launch.ts";
import { lastComplaint, runProgram, type Outcome } from "./run-program.ts";

/**
 * Sees to it that the cluster (PostgreSQL's word for its data folder) is there, whole, and of the right version.
 * A new one is made beside its place and moved there when it is complete, so a crash never leaves half of one.
 * @returns whether it was made now
 * @throws StartFailure when it belongs to another PostgreSQL version or cannot be made
 */
export async function prepareCluster(
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<{ made: boolean }> {
  sweepHalfMade(cluster);
  if (existsSync(join(cluster, "PG_VERSION"))) {
    checkVersion(cluster, binaries);
    return { made: false };
  }
  try {
    const half = mkdtempSync(halfMadePrefix(cluster));
    await fillCluster(half, cluster, binaries, account);
    renameSync(half, cluster);
    flush(dirname(cluster));
  } catch (error) {
    sweepHalfMade(cluster);
    throw folderFailure(error, dirname(cluster));
  }
  return { made: true };
}

async function fillCluster(
  half: string,
  cluster: string,
  binaries: Binaries,
  account: Account | undefined,
): Promise<void> {
  if (account) giveTo(account, half);
  const launch = chooseLaunch(account, binaries.postgres, half);
  const onWindows = process.platform === "win32";
  const password = onWindows ? passwordFor(cluster) : undefined;
  const init = (ctype: string) =>
    runProgram(launch, binaries.initdb, [
      "-D",
      half,
      "--username=postgres",
      "--encoding=UTF8",
      "--no-sync",
      "--no-instructions",
      ...(onWindows ? ["--auth=scram-sha-256", `--pwfile=${passwordFile(cluster)}`] : ["--auth=trust"]),
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      `--lc-ctype=${ctype}`,
    ]);
  // pg_trgm finds letters by LC_CTYPE: under "C" it would see no letter outside ASCII. Not every system has C.UTF-8.
  let outcome = await init("C.UTF-8");
  if (outcome.code !== 0 && /invalid locale name/.test(outcome.output)) outcome = await init("C");
  check(outcome, half);
  const roles = `create role weft login${password ? ` password '${password}'` : ""};\ncreate database weft owner weft;\n`;
  check(
    await runProgram(
      launch,
      binaries.postgres,
      ["--single", "-D", half, "-c", "fsync=off", "-c", "log_checkpoints=off", "postgres"],
      roles,
    ),
    half,
  );
  check(await runProgram(launch, binaries.initdb, ["-D", half, "--sync-only"]), half);
}

function check({ code, output }: Outcome, folder: string): void {
  // A single-user server goes on after an error, and ends with 0.
  if (code === 0 && !/\b(?:ERROR|FATAL|PANIC):/.test(output)) return;
  throw (
    diskFull(output, dirname(folder)) ??
    new StartFailure(`PostgreSQL could not prepare its data in ${dirname(folder)}: ${lastComplaint(output)}`)
  );
}

function checkVersion(cluster: string, binaries: Binaries): void {
  const found = readFileSync(join(cluster, "PG_VERSION"), "utf8").trim();
  if (found === binaries.major) return;
  throw new StartFailure(
    `The database in ${cluster} was made by PostgreSQL ${found}, and this Weft brings PostgreSQL ${binaries.major}. Start it with the Weft that made it, or set DATA_DIR to another folder.`,
  );
}

function halfMadePrefix(cluster: string): string {
  return `${cluster}.half-made-`;
}

/** What cannot be removed is in nobody's way, and must not hide the reason why it is there. */
function sweepHalfMade(cluster: string): void {
  const prefix = basename(halfMadePrefix(cluster));
  for (const name of readdirSync(dirname(cluster)).filter((entry) => entry.startsWith(prefix))) {
    try {
      rmSync(join(dirname(cluster), name), { recursive: true, force: true });
    } catch {}
  }
}

function giveTo({ uid, gid }: Account, folder: string): void {
  try {
    chownSync(folder, uid, gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") throw error;
    throw new StartFailure(
      "PostgreSQL does not run as root, and this root may not hand folders to another user. Start Weft as an ordinary user, or set DATABASE_URL.",
    );
  }
}

/** A new name is safe from a power cut once its folder is flushed. */
function flush(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  fsyncSync(handle);
  closeSync(handle);
}
