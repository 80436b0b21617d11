import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "#domain/mail/mailer.ts";

/** Keeps mails as files in a folder instead of sending them, one a mail, named by time. */
export function mailboxFolder(folder: string, now: () => Date): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const name = `${now().toISOString().replaceAll(":", "-")}-${randomUUID()}.json`;
      const unfinished = join(folder, `.${name}`);
      await writeFile(unfinished, `${JSON.stringify({ ...mail, at: now().toISOString() }, null, 2)}\n`);
      await rename(unfinished, join(folder, name));
    },
  };
}
