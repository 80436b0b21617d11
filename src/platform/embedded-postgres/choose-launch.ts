import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import { StartFailure } from "../start-failure.ts";
import type { Account } from "./account.ts";
import { launchWith, type Launch } from "./run-program.ts";

/** Lets a process read and enter what its user could not, and nothing else; Docker grants only the second by default. */
const CAPABILITIES = ["dac_read_search", "dac_override"];

/**
 * Finds how the server's user can run `program` and enter `folder`: as it is; or, where a folder above them is closed
 * to it (a clone under root's home), with the one capability that opens closed folders.
 * @throws StartFailure when neither works
 */
export function chooseLaunch(account: Account | undefined, program: string, folder: string): Launch {
  const dieWithShop = setprivKnows(["--pdeathsig", "INT"]) ? ["--pdeathsig", "INT"] : [];
  for (const prefix of prefixes(account, dieWithShop)) {
    const launch = { account, prefix };
    if (reaches(launch, program, folder)) return launch;
  }
  if (!account)
    throw new StartFailure(
      `The embedded PostgreSQL does not run on this machine (${whyNot(program)}). Set DATABASE_URL.`,
    );
  throw new StartFailure(
    `PostgreSQL does not run as root, and the user it would run as (number ${account.uid}) cannot reach ${program} and ${dirname(folder)}. Start Weft as an ordinary user, or move it to a folder that every user can enter.`,
  );
}

function* prefixes(account: Account | undefined, dieWithShop: string[]): Generator<string[]> {
  const become = account ? ["--reuid", `${account.uid}`, "--regid", `${account.gid}`, "--clear-groups"] : [];
  const plain = [...become, ...dieWithShop];
  // Without setpriv node changes the user, and the server outlives a shop that is killed until the next start.
  yield dieWithShop.length > 0 ? ["setpriv", ...plain, "--"] : [];
  if (!account) return;
  for (const name of CAPABILITIES) {
    // no_setuid_fixup: else access() ignores the capability, and PostgreSQL asks access() about its own programs.
    const grant = [
      "--securebits",
      "+no_setuid_fixup",
      "--inh-caps",
      `-all,+${name}`,
      "--ambient-caps",
      `-all,+${name}`,
    ];
    yield ["setpriv", ...plain, ...grant, "--"];
  }
}

function setprivKnows(options: string[]): boolean {
  return process.platform === "linux" && spawnSync("setpriv", [...options, "--", "true"]).status === 0;
}

function reaches(launch: Launch, program: string, folder: string): boolean {
  const { command, words, options } = launchWith(launch, "/bin/sh", [
    "-c",
    '"$1" --version && cd "$2"',
    "sh",
    program,
    folder,
  ]);
  if (process.platform === "win32") return true;
  return spawnSync(command, words, { ...options, stdio: "ignore" }).status === 0;
}

function whyNot(program: string): string {
  const { error, stderr } = spawnSync(program, ["--version"], { encoding: "utf8" });
  return error?.message ?? stderr.trim();
}
