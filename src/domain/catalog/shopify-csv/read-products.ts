import { createHash } from "node:crypto";
import { toHandle } from "#contract/handle.ts";
import { forOperator } from "#contract/phrase.ts";
import { refuse, ok, type Result } from "#contract/result.ts";
import type { ProductDraft } from "../product-draft.ts";
import { findColumns, missingColumns, rowReader, type ShopifyRow } from "./columns.ts";
import { readCsvRows } from "./csv-rows.ts";
import { troubleWith, wrongSeparator } from "./file-trouble.ts";
import { productFrom } from "./product.ts";

const LONGEST_ID = 120;

/** What of a file could not be taken, and why. */
export interface Problem {
  line: number;
  lastLine: number;
  /** The handle, where the row has one. */
  product: string | null;
  /** How many rows are left out. */
  rows: number;
  reason: string;
}

export interface ReadProducts {
  drafts: ProductDraft[];
  /** In the order of their lines. */
  problems: Problem[];
  /** The line on which each product begins, and how many rows it has, by id. */
  places: Map<string, { line: number; rows: number; handle: string }>;
}

export interface ReadSettings {
  /** Rupees for one unit of the file's currency. */
  rate: number;
  /** Stock of a variant of which the file says none. */
  stock: number;
}

/**
 * Reads a Shopify product CSV. What is wrong with a row is named with its line, and the rest goes in: a product loses
 * the variant of a broken row, and is left out where nothing of it remains.
 * @returns a refusal, in one sentence, for a file that is no Shopify product CSV at all
 */
export function readProducts(file: Buffer, settings: ReadSettings): Result<ReadProducts> {
  const trouble = troubleWith(file);
  if (trouble !== null) return refuse("invalid", forOperator(trouble));
  const { header, rows, broken } = readCsvRows(file);
  const columns = findColumns(header);
  const missing = missingColumns(columns);
  if (missing.length > 0) return refuse("invalid", forOperator(wrongHeader(header, missing)));
  const problems: Problem[] = broken.map((row) => ({ ...row, product: null, rows: 1 }));
  const skus = new Map<string, number>();
  const groups = groupByHandle(rows.map(rowReader(columns)), problems);
  const found: ReadProducts = { drafts: [], problems, places: new Map() };
  for (const [id, { handle, rows: own }] of groups) {
    found.places.set(id, { handle, line: own[0]?.line ?? 0, rows: own.length });
    const tell = (line: number, count: number, reason: string) =>
      problems.push({ line, lastLine: line, product: handle, rows: count, reason });
    const draft = productFrom(id, own, { ...settings, skus, refuse: tell });
    if (draft) found.drafts.push(draft);
  }
  problems.sort((a, b) => a.line - b.line);
  if (rows.length === 0 && problems.length === 0)
    return refuse("invalid", forOperator("The file has a header and no products."));
  return ok(found);
}

function wrongHeader(header: string[], missing: string[]): string {
  const separated = wrongSeparator(header);
  if (separated !== null) return separated;
  const names = missing.map((name) => `"${name}"`).join(", ");
  return `The file is no Shopify product CSV: its first line has no column ${names}.`;
}

/** Rows by product id, in the order of the file. */
function groupByHandle(rows: ShopifyRow[], problems: Problem[]): Map<string, { handle: string; rows: ShopifyRow[] }> {
  const groups = new Map<string, { handle: string; rows: ShopifyRow[] }>();
  for (const row of rows) {
    const handle = row.get("handle");
    const tell = (reason: string) =>
      problems.push({ line: row.line, lastLine: row.line, product: handle || null, rows: 1, reason });
    if (handle === "") {
      tell("it has no handle");
      continue;
    }
    const id = productId(handle);
    const group = groups.get(id);
    if (!group) groups.set(id, { handle, rows: [row] });
    else if (group.handle.toLowerCase() === handle.toLowerCase()) group.rows.push(row);
    else
      tell(`its handle comes to the address "${id}", which ${group.handle} on line ${group.rows[0]?.line} has already`);
  }
  return groups;
}

/** A product's id: its handle in lower case, other signs as hyphens; a fingerprint of it where nothing would be left. */
export function productId(handle: string): string {
  const id = toHandle(handle).slice(0, LONGEST_ID).replace(/-+$/, "");
  return id || `product-${createHash("sha256").update(handle).digest("hex").slice(0, 12)}`;
}
