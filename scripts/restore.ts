import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { chooseMedia } from "#adapters/media/choose-media.ts";
import { restoreBackup } from "#platform/backup/restore-backup.ts";
import { runCommand } from "./command/run-command.ts";
import { pathOf, refuseUnlessFilled } from "./command/named-file.ts";
import { onlyFile } from "./command/only-file.ts";
import { reachDatabase } from "./command/reach-database.ts";

/** `npm run restore -- FILE`: a backup into an empty database and an empty media store; see docs/operating.md. */
await runCommand("The restore", async ({ config, log, cleanup, args }) => {
  const file = pathOf(onlyFile(args, "npm run restore -- shop.tar.gz"));
  await refuseUnlessFilled(file);
  const url = await reachDatabase(config, log, cleanup);
  const spool = join(config.DATA_DIR, `restore-${randomUUID()}`);
  const { rows, tables, media } = await restoreBackup(file, { url, media: chooseMedia(config), spool, log });
  console.log(`${rows} rows of ${tables} tables and ${media} media files are restored; npm start opens the shop`);
});
