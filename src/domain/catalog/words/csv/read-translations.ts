import { isLanguage, LANGUAGES, type Language } from "#contract/language.ts";
import { forOperator } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import { attributeHandle, foldCase } from "../../attribute-names.ts";
import { readCsvRows } from "../../shopify-csv/csv-rows.ts";
import { troubleWith, wrongSeparator } from "../../shopify-csv/file-trouble.ts";
import type { Kind } from "../catalogue-words.ts";
import { COLUMNS, NEEDED, TYPES, type Column, type RowType } from "./columns.ts";

/** One text in one language. */
export interface TranslatedText {
  line: number;
  kind: Kind;
  /** As `CatalogueWords` has it: an id or handle, "category/subcategory", "attribute/value". */
  name: string;
  field: string;
  language: Language;
  /** Empty where the translation is to be taken back. */
  text: string;
}

export interface TranslationProblem {
  line: number;
  reason: string;
}

/**
 * Reads a file of translations. What is wrong with a row is named with its line, and the rest is read.
 * @param own the language that the catalogue is written in, which nothing is translated into
 * @returns a refusal, in one sentence, for a file that is none
 */
export function readTranslations(
  file: Buffer,
  own: Language,
): Result<{ texts: TranslatedText[]; problems: TranslationProblem[] }> {
  const trouble = troubleWith(file);
  if (trouble !== null) return refuse("invalid", forOperator(trouble));
  const { header, rows, broken } = readCsvRows(file);
  const places = new Map(COLUMNS.map((column) => [column, positionOf(header, column)]));
  const missing = NEEDED.filter((column) => places.get(column) === -1);
  if (missing.length > 0) {
    const names = missing.map((name) => `"${name}"`).join(", ");
    const sentence = `The file holds no translations: its first line has no column ${names}.`;
    return refuse("invalid", forOperator(wrongSeparator(header) ?? sentence));
  }
  const texts: TranslatedText[] = [];
  const problems: TranslationProblem[] = broken.map(({ line, reason }) => ({ line, reason }));
  for (const { line, fields } of rows) {
    const read = textOf((column) => fields[places.get(column)!]?.trim() ?? "", own);
    if (typeof read === "string") problems.push({ line, reason: read });
    else texts.push({ line, ...read });
  }
  problems.sort((a, b) => a.line - b.line);
  return ok({ texts, problems });
}

function positionOf(header: string[], column: Column): number {
  return header.findIndex((name) => name.trim().toLowerCase() === column.toLowerCase());
}

/** A row's text, or what is wrong with the row. */
function textOf(get: (column: Column) => string, own: Language): Omit<TranslatedText, "line"> | string {
  const type = get("Type").toUpperCase();
  if (!Object.hasOwn(TYPES, type)) return `there is no type "${get("Type")}", only ${Object.keys(TYPES).join(", ")}`;
  const { kind, fields } = TYPES[type as RowType];
  const field = fields.find((known) => known === get("Field").toLowerCase());
  if (field === undefined) return `a ${type} has no field "${get("Field")}", only ${fields.join(", ")}`;
  const [language] = get("Locale").toLowerCase().split(/[-_]/);
  if (!isLanguage(language)) {
    return `there is no language "${get("Locale")}", only ${Object.keys(LANGUAGES).join(", ")}`;
  }
  if (language === own) return `the shop's own language is ${own}; change the ${type.toLowerCase()} itself`;
  if (get("Identification") === "") return "it does not say what is translated";
  if (kind === "attributeValues" && !/[^/]\/./.test(get("Identification"))) {
    return `"${get("Identification")}" does not say which value of which attribute, as in colour/black`;
  }
  return { kind, name: nameOf(kind, get("Identification")), field, language, text: get("Translated content") };
}

/** Names as the shop keeps them, whatever their letter case in the file. */
function nameOf(kind: Kind, identification: string): string {
  if (kind === "attributes") return attributeHandle(identification);
  if (kind !== "attributeValues") return foldCase(identification);
  const slash = identification.indexOf("/");
  return `${attributeHandle(identification.slice(0, slash))}/${foldCase(identification.slice(slash + 1))}`;
}
