import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { mailboxFolder } from "./mailbox.ts";

it("keeps every mail, also two in the same millisecond", async () => {
  const folder = await mkdtemp(join(tmpdir(), "weft-mail-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const mailer = mailboxFolder(folder, () => new Date("2026-01-02T03:04:05Z"));
  await Promise.all(["a", "b"].map((subject) => mailer.send({ to: "x@weft.example", subject, text: "…" })));
  const files = await readdir(folder);
  const subjects = await Promise.all(
    files.map(async (f) => JSON.parse(await readFile(join(folder, f), "utf8")).subject),
  );
  expect(subjects.toSorted()).toEqual(["a", "b"]);
});
