import { createHash, randomBytes } from "node:crypto";
import { chownSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderFailure, StartFailure } from "../start-failure.ts";
import type { Account } from "./account.ts";

/** How the shop reaches its own server. */
export interface Access {
  /** The server's options. */
  options: Record<string, string>;
  /** The address for the role `weft`. */
  url: string;
}

/** The longest name of a socket that Linux and macOS both take, less the name of the socket itself. */
const LONGEST_FOLDER = 103 - "/.s.PGSQL.5432".length;

/**
 * A unix socket in a folder that only the server's user can enter; on Windows, loopback with a password.
 * @param clusterFolder the server's data: each has a socket folder of its own
 */
export async function prepareAccess(clusterFolder: string, account: Account | undefined): Promise<Access> {
  if (process.platform === "win32") return loopback(clusterFolder);
  const folder = socketFolder(clusterFolder, account?.uid ?? process.getuid!());
  makePrivate(folder, account);
  return {
    options: { listen_addresses: "", unix_socket_directories: folder, unix_socket_permissions: "0700" },
    url: socketUrl(folder),
  };
}

/** The address of the role `weft` on the socket in `folder`. */
export function socketUrl(folder: string): string {
  return `postgresql://weft@localhost/weft?host=${encodeURIComponent(folder)}`;
}

function socketFolder(clusterFolder: string, uid: number): string {
  const name = `weft-${uid}-${createHash("sha256").update(clusterFolder).digest("hex").slice(0, 12)}`;
  const usual = join(tmpdir(), name);
  return Buffer.byteLength(usual) <= LONGEST_FOLDER && /^[\w./-]+$/.test(usual) ? usual : join("/tmp", name);
}

/**
 * Makes the folder anew. A socket that a killed server left there has a lock file of its own with a process number,
 * which by now may be another program's, or that of a dead process whom nobody has buried.
 */
function makePrivate(folder: string, account: Account | undefined): void {
  const own = process.getuid!();
  const found = lstatSync(folder, { throwIfNoEntry: false });
  if (found && (!found.isDirectory() || ![own, account?.uid].includes(found.uid))) {
    throw new StartFailure(`${folder} belongs to somebody else. Remove it, or set TMPDIR to another folder.`);
  }
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    throw folderFailure(error, folder);
  }
}

async function loopback(clusterFolder: string): Promise<Access> {
  const port = await freePort();
  return {
    options: { listen_addresses: "127.0.0.1", port: `${port}` },
    url: `postgresql://weft:${passwordFor(clusterFolder)}@127.0.0.1:${port}/weft`,
  };
}

/** The password of both roles where there is no unix socket; made once, beside the data. */
export function passwordFor(clusterFolder: string): string {
  const file = passwordFile(clusterFolder);
  try {
    writeFileSync(file, randomBytes(24).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw folderFailure(error, file);
  }
  return readFileSync(file, "utf8");
}

export function passwordFile(clusterFolder: string): string {
  return `${clusterFolder}.password`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}
