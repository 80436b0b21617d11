import { isUtf8 } from "node:buffer";

const MOST_BYTES = 200 * 1024 * 1024;

/** Why a file is no CSV in UTF-8 of a size that can be read, in one sentence; null when it may be one. */
export function troubleWith(file: Buffer): string | null {
  if (file.length === 0 || file.toString("latin1").trim() === "") return "The file is empty.";
  if (file.length > MOST_BYTES) return "The file is larger than 200 MB. Split it, and import the parts.";
  if ((file[0] === 0xff && file[1] === 0xfe) || (file[0] === 0xfe && file[1] === 0xff)) {
    return "The file is in UTF-16. Save it as CSV in UTF-8.";
  }
  if (file.includes(0)) return "The file is not a text file, so it is no CSV.";
  return isUtf8(file) ? null : "The file is not in UTF-8, so its letters cannot be told. Save it as CSV in UTF-8.";
}

/** Says so, in one sentence, where a header of one column was meant to be several; else null. */
export function wrongSeparator(header: string[]): string | null {
  const [first = ""] = header;
  for (const [sign, name] of [
    [";", "semicolons"],
    ["\t", "tabs"],
  ] as const) {
    if (header.length <= 2 && first.split(sign).length > 2) {
      return `The file is separated by ${name}. Save it with commas between the fields, as Shopify exports it.`;
    }
  }
  return null;
}
