import { createReadStream } from "node:fs";

/** What programs and pages begin with. A picture has no use for it, unless it is meant to be taken for one of them. */
const CODE = /<script[\s>/]|<\?php|<!doctype[\s>]|<html[\s>]|<svg[\s>]|<iframe[\s>]/;
const LONGEST = 16;
const ARCHIVE_END = "PK\x05\x06";
const ARCHIVE_TAIL = 65_557;
const DOCUMENT_WITHIN = 1024;

/**
 * Whether a file is, beside the picture that it begins as, a page, a program, a document or an archive. Nothing of it
 * would be served, since pictures are drawn anew; but nobody makes such a file by accident.
 */
export async function isPolyglot(file: string, size: number): Promise<boolean> {
  let before = "";
  let at = 0;
  for await (const chunk of createReadStream(file)) {
    const text = before + (chunk as Buffer).toString("latin1");
    const from = at - before.length;
    if (CODE.test(text.toLowerCase())) return true;
    if (from < DOCUMENT_WITHIN && text.slice(0, DOCUMENT_WITHIN - from).includes("%PDF-")) return true;
    if (text.includes(ARCHIVE_END, Math.max(0, size - ARCHIVE_TAIL - from))) return true;
    at += (chunk as Buffer).length;
    before = text.slice(-LONGEST);
  }
  return false;
}
