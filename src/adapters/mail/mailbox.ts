import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mail, Mailer } from "#domain/mail/mailer.ts";

/** A mail in the mailbox. `name` names it there; `at` is ISO 8601. */
export interface KeptMail extends Mail {
  name: string;
  at: string;
}

/** The mailbox of a demo: mails are kept as files in a folder, one a mail, named by time. */
export interface Mailbox extends Mailer {
  /** The newest first. */
  list(atMost: number): Promise<KeptMail[]>;
  /** Null when there is none of that name. */
  read(name: string): Promise<KeptMail | null>;
}

const NAME = /^[\dTZ.-]+-[0-9a-f]{24}$/;

export function mailboxFolder(folder: string, now: () => Date): Mailbox {
  const names = async () => {
    const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") return [];
      throw error;
    });
    return files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -5));
  };
  const read = async (name: string): Promise<KeptMail | null> => {
    if (!NAME.test(name)) return null;
    try {
      return { ...(JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as Mail & { at: string }), name };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
      throw error;
    }
  };
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true });
      const id = createHash("sha256").update(mail.id).digest("hex").slice(0, 24);
      // Sent before, by a job that was not heard to the end.
      if ((await names()).some((name) => name.endsWith(`-${id}`))) return;
      const at = now().toISOString();
      const file = `${at.replaceAll(":", "-")}-${id}.json`;
      const unfinished = join(folder, `.${file}`);
      await writeFile(unfinished, `${JSON.stringify({ ...mail, at }, null, 2)}\n`);
      await rename(unfinished, join(folder, file));
    },
    async list(atMost) {
      const newest = (await names())
        .filter((name) => NAME.test(name))
        .toSorted()
        .toReversed();
      const mails = await Promise.all(newest.slice(0, atMost).map(read));
      return mails.filter((mail) => mail !== null);
    },
    read,
  };
}
