import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Whether this test runs as root, who may become others and mount disks. */
export const AS_ROOT = process.getuid?.() === 0;
export const NOBODY = 65_534;

/** An empty folder that others may enter, as below /home. */
export function lastingFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "weft-setup-"));
  chmodSync(folder, 0o755);
  // Processes of a server that was killed may write there until they notice.
  const options = { recursive: true, force: true, maxRetries: 5, retryDelay: 1_000 };
  return { folder, remove: () => rmSync(folder, options) };
}

/** The same, removed when the test has finished. */
export function temporaryFolder(): string {
  const { folder, remove } = lastingFolder();
  onTestFinished(remove);
  return folder;
}

/** A folder on a disk of its own of that size; undefined where this user may not mount one. */
export function smallDisk(megabytes: number): string | undefined {
  const folder = temporaryFolder();
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", folder];
  if (!AS_ROOT || spawnSync("mount", options, { stdio: "ignore" }).status !== 0) return undefined;
  onTestFinished(() => void spawnSync("umount", ["--lazy", folder]));
  return folder;
}

/** Gives a folder to the user who stands for an ordinary one. */
export function giveToOrdinaryUser(folder: string): void {
  if (AS_ROOT) chownSync(folder, NOBODY, NOBODY);
}

/** The user to start a process as, so that it is an ordinary one: nobody for root, else whoever runs the tests. */
export const ORDINARY_USER = AS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
