export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110): one range; "whole" where it says nothing, or something
 * that need not be followed (several ranges, another unit); "none" where it lies outside.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "whole" | "none" {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "none" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= size) return "none";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
