import { chooseMedia } from "#adapters/media/choose-media.ts";
import { writeBackup } from "#platform/backup/write-backup.ts";
import { runCommand } from "./command/run-command.ts";
import { pathOf, refuseUnlessWritable } from "./command/named-file.ts";
import { onlyFile } from "./command/only-file.ts";
import { reachDatabase } from "./command/reach-database.ts";

/** `npm run backup -- FILE`: database and media in one file, whether the shop is running or not; see docs/operating.md. */
await runCommand("The backup", async ({ config, log, cleanup, args }) => {
  const file = pathOf(onlyFile(args, "npm run backup -- shop.tar.gz"));
  await refuseUnlessWritable(file);
  const url = await reachDatabase(config, log, cleanup);
  const { rows, tables, media, bytes } = await writeBackup(url, chooseMedia(config), file);
  console.log(`${rows} rows of ${tables} tables and ${media} media files are in ${file} (${megabytes(bytes)} MB)`);
});

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
