import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, afterEach, expect, it } from "vitest";
import { mailboxFolder } from "./mailbox.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "weft-mail-"));
});
afterEach(() => rm(folder, { recursive: true }));

const mail = (id: string) => ({ id, to: "x@weft.example", subject: id, text: "…", html: "<p>…" });

it("keeps every mail, also two in the same millisecond, and shows the newest first", async () => {
  let time = "2026-01-02T03:04:05Z";
  const mailbox = mailboxFolder(join(folder, "new"), () => new Date(time));
  expect(await mailbox.list(10)).toEqual([]);
  await Promise.all(["a", "b"].map((id) => mailbox.send(mail(id))));
  time = "2026-01-02T03:04:06Z";
  await mailbox.send(mail("c"));
  const all = await mailbox.list(10);
  expect(
    all
      .map(({ subject }) => subject)
      .slice(1)
      .toSorted(),
  ).toEqual(["a", "b"]);
  expect(all[0]).toMatchObject({ ...mail("c"), at: "2026-01-02T03:04:06.000Z" });
  expect(await mailbox.list(1)).toEqual([all[0]]);
  expect(await mailbox.read(all[0]!.name)).toEqual(all[0]);
});

it("keeps a mail once that is sent again", async () => {
  const mailbox = mailboxFolder(folder, () => new Date());
  for (const id of ["a", "b", "a"]) await mailbox.send(mail(id));
  expect(await readdir(folder)).toHaveLength(2);
});

it.each(["..%2fsecret", "../secret", "nothing", "2026-01-01T00-00-00.000Z-000000000000000000000000", ""])(
  "has no mail %j",
  async (name) => {
    expect(await mailboxFolder(folder, () => new Date()).read(name)).toBeNull();
  },
);
