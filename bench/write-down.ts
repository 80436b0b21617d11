import { mkdir, readFile, writeFile } from "node:fs/promises";
import type { Table } from "./benchmark.ts";

const RESULTS = new URL("./results/", import.meta.url);
const DOCUMENT = new URL("../docs/benchmarks.md", import.meta.url);

export interface Result {
  name: string;
  about: string;
  machine: string;
  /** Day of the run, e.g. "2026-11-21". */
  date: string;
  tables: Table[];
  missed: string[];
}

/** Keeps a run's figures for programs, in bench/results. */
export async function keepResult(result: Result): Promise<void> {
  await mkdir(RESULTS, { recursive: true });
  await writeFile(new URL(`${result.name}.json`, RESULTS), `${JSON.stringify(result, null, 2)}\n`);
}

/** Writes a run's figures into docs/benchmarks.md: in place of those before, or at the end. */
export async function recordResult(result: Result): Promise<void> {
  const document = await readFile(DOCUMENT, "utf8");
  await writeFile(DOCUMENT, withSection(document, result));
}

/** A document with the section of a result, between two marks that are not seen when it is read. */
export function withSection(document: string, result: Result): string {
  const [begin, end] = [`<!-- ${result.name} -->`, `<!-- /${result.name} -->`];
  const section = `${begin}\n${markdownOf(result)}${end}`;
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) return `${document.trimEnd()}\n\n${section}\n`;
  return document.slice(0, from) + section + document.slice(to + end.length);
}

function markdownOf({ name, about, machine, date, tables, missed }: Result): string {
  const parts = [`## ${name}`, about, ...tables.map(markdownTable)];
  if (missed.length > 0) parts.push(`Not reached:\n${missed.map((sentence) => `- ${sentence}`).join("\n")}`);
  parts.push(`\`npm run bench -- ${name}\`, ${date}: ${machine}.`);
  return `${parts.join("\n\n")}\n`;
}

function markdownTable({ title, rows }: Table): string {
  const columns = Object.keys(rows[0] ?? {});
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const body = rows.map((row) => line(columns.map((column) => row[column] ?? "")));
  return [`**${title}**`, "", line(columns), line(columns.map(() => "---")), ...body].join("\n");
}
