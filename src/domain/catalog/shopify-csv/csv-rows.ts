import { CsvError } from "csv-parse";
import { parse } from "csv-parse/sync";
import { lineIndex, type LineIndex } from "./line-index.ts";

export interface CsvRow {
  /** Where the row begins, counted from 1. A row may go over several lines. */
  line: number;
  fields: string[];
}

export interface BrokenRow {
  line: number;
  /** The last line that was lost with it. */
  lastLine: number;
  reason: string;
}

export interface CsvRows {
  header: string[];
  rows: CsvRow[];
  broken: BrokenRow[];
}

/**
 * Reads all rows of a CSV file, the header first; blank lines are left out. A row whose quotation marks do not match,
 * or that has another number of fields than the header, is named instead, and reading goes on with the line after it:
 * an open quotation mark costs its own row, not the rest of the file.
 */
export function readCsvRows(file: Buffer): CsvRows {
  const found: CsvRows = { header: [], rows: [], broken: [] };
  const lines = lineIndex(file);
  let start = 0;
  while (start < file.length) {
    const stop = readUntilBroken(file, start, lines, found);
    if (!stop) break;
    const line = lines.at(stop.offset);
    tellBroken(found, line, stop.reason, commasIn(file, lines, line) + 1 < found.header.length);
    start = lines.start(line + 1);
  }
  return found;
}

/** Takes rows up to the first that cannot be read, and says where that one begins; null at the end of the file. */
function readUntilBroken(
  file: Buffer,
  start: number,
  lines: LineIndex,
  found: CsvRows,
): { offset: number; reason: string } | null {
  let offset = start;
  let stopped = false;
  const take = (fields: string[], bytes: number) => {
    if (stopped) return;
    const [from, to] = [offset, start + bytes];
    const line = lines.at(from);
    // A row of several lines with too many or too few fields: an open quotation mark has swallowed others.
    stopped = isWrong(found, fields) && lines.at(to - 1) > line;
    if (stopped) return;
    offset = to;
    addRow(found, fields, line);
  };
  try {
    parse(file.subarray(start), {
      bom: start === 0,
      relax_column_count: true,
      record_delimiter: ["\r\n", "\n", "\r"],
      on_record: (fields: string[], { bytes }) => {
        take(fields, bytes);
        return null;
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (!stopped) return { offset, reason: QUOTE_REASONS[error.code] ?? error.message };
  }
  return stopped ? { offset, reason: QUOTE_REASONS["CSV_QUOTE_NOT_CLOSED"] ?? "" } : null;
}

const QUOTE_REASONS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "a quotation mark is opened and not closed",
  CSV_INVALID_CLOSING_QUOTE: "its quotation marks do not match",
  INVALID_OPENING_QUOTE: "a quotation mark stands in a field that is not in quotation marks",
};

function addRow(found: CsvRows, fields: string[], line: number): void {
  if (fields.length <= 1 && (fields[0] ?? "").trim() === "") return;
  if (found.header.length === 0) found.header = fields;
  else if (!isWrong(found, fields)) found.rows.push({ line, fields });
  else
    tellBroken(
      found,
      line,
      `it has ${fields.length} fields, and the header has ${found.header.length}`,
      fields.length < found.header.length,
    );
}

function isWrong({ header }: CsvRows, fields: string[]): boolean {
  return header.length > 0 && fields.length !== header.length;
}

/** A line too short for a row, right behind a row with an open quotation mark, is the rest of that row's text. */
function tellBroken({ broken }: CsvRows, line: number, reason: string, short: boolean): void {
  const last = broken.at(-1);
  const follows = last?.lastLine === line - 1 && Object.values(QUOTE_REASONS).includes(last.reason);
  if (last && follows && short) last.lastLine = line;
  else broken.push({ line, lastLine: line, reason });
}

function commasIn(file: Buffer, lines: LineIndex, line: number): number {
  return file.subarray(lines.start(line), lines.start(line + 1)).filter((byte) => byte === 0x2c).length;
}
