import { BASE_CURRENCY, type CurrencyCode } from "#contract/money.ts";
import { forOperator } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import { currentQuote } from "../rates/current-quote.ts";
import { saveProducts, type Saved } from "./save-products.ts";
import { readProducts, type Problem, type ReadProducts } from "./shopify-csv/read-products.ts";

export interface ImportOptions {
  /** What the prices of the file are in: rupees for one unit, or a currency at the shop's own rate. Rupees by default. */
  prices?: { rate: number } | { currency: CurrencyCode };
  /** Stock of a variant of which the file says none; 0 by default. */
  stock?: number;
  /** Leaves the stock of variants alone that the shop has already. */
  keepStock?: boolean;
}

export interface ImportReport {
  added: number;
  changed: number;
  unchanged: number;
  /** Of these, how many the file says are not published. */
  hidden: number;
  /** Rows that were left out. */
  refusedRows: number;
  problems: Problem[];
}

/**
 * Takes the products of a Shopify product CSV into the catalogue. What is wrong with a row is named and the rest goes
 * in; the same file a second time changes nothing.
 * @returns a refusal, in one sentence, when nothing of the file can be read
 */
export async function importProducts(
  ctx: ShopContext,
  file: Buffer,
  options: ImportOptions = {},
): Promise<Result<ImportReport>> {
  const rate = await rateOf(ctx, options.prices ?? { rate: 1 });
  if (!rate.ok) return rate;
  const read = readProducts(file, { rate: rate.value, stock: options.stock ?? 0 });
  if (!read.ok) return read;
  const saved = await saveProducts(ctx, read.value.drafts, { stock: options.keepStock ? "keep" : "set" });
  const problems = [...read.value.problems, ...saved.refused.map((refused) => problemOf(refused, read.value))];
  return ok({
    added: saved.added,
    changed: saved.changed,
    unchanged: saved.unchanged,
    hidden: read.value.drafts.filter(({ published }) => published === false).length,
    refusedRows: problems.reduce((sum, { rows }) => sum + rows, 0),
    problems: problems.toSorted((a, b) => a.line - b.line),
  });
}

async function rateOf(ctx: ShopContext, prices: NonNullable<ImportOptions["prices"]>): Promise<Result<number>> {
  if ("rate" in prices) return ok(prices.rate);
  const quote = await currentQuote(ctx, prices.currency);
  if (quote.currency === prices.currency) return ok(1 / quote.conversionRate);
  return refuse(
    "unavailable",
    forOperator(
      `The shop has no rate for ${prices.currency} yet. Say how many ${BASE_CURRENCY} one unit is, with --rate.`,
    ),
  );
}

/** A product that could not be saved, as a problem of its rows. */
function problemOf({ id, reason }: Saved["refused"][number], { places }: ReadProducts): Problem {
  const { line = 0, rows = 0, handle = id } = places.get(id) ?? {};
  return { line, lastLine: line, product: handle, rows, reason };
}
