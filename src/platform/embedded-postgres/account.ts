import { execFileSync } from "node:child_process";
import { statSync } from "node:fs";
import { StartFailure } from "../start-failure.ts";

/** The user and group that the server runs as. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account for the server: none of its own for an ordinary user, whose account it shares. PostgreSQL refuses
 * to run as root; there it is the user who owns the data already, else "postgres" if the machine has one, else "nobody".
 */
export function chooseAccount(clusterFolder: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return ownerOf(clusterFolder) ?? lookUp("postgres") ?? lookUp("nobody") ?? refuse();
}

function ownerOf(folder: string): Account | undefined {
  const found = statSync(folder, { throwIfNoEntry: false });
  return found && found.uid !== 0 ? { uid: found.uid, gid: found.gid } : undefined;
}

function lookUp(name: string): Account | undefined {
  const id = (flag: string) =>
    Number(execFileSync("id", [flag, name], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
  try {
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

function refuse(): never {
  throw new StartFailure(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". Start Weft as an ordinary user, or set DATABASE_URL.',
  );
}
