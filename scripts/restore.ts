import { randomUUID } from "node:crypto";
import { join, resolve } from "node:path";
import { chooseMedia } from "#adapters/media/choose-media.ts";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import { runCommand } from "./command/run-command.ts";
import { onlyFile } from "./command/only-file.ts";
import { reachDatabase } from "./command/reach-database.ts";

/** `npm run restore -- FILE`: a backup into an empty database and an empty media store; see docs/operating.md. */
await runCommand("The restore", async ({ config, log, cleanup, args }) => {
  const file = resolve(process.env["INIT_CWD"] ?? ".", onlyFile(args, "npm run restore -- shop.tar.gz"));
  const url = await reachDatabase(config, log, cleanup);
  const spool = join(config.DATA_DIR, `restore-${randomUUID()}`);
  const { rows, tables, media } = await restoreBackup(file, { url, media: chooseMedia(config), spool, log });
  console.log(`${rows} rows of ${tables} tables and ${media} media files are restored; npm start opens the shop`);
});
