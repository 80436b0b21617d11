const MOST_PAISE = 2_147_483_647;
const MOST_UNITS = 1_000_000_000;

/** What a text says, or why it says nothing that counts. */
export type Reading<T> = { value: T } | { flaw: string };

/**
 * A price in paise from a decimal text such as "1299", "1299.50" or "1,299.50".
 * @param rate rupees for one unit of the file's currency
 */
export function readPrice(text: string, what: string, rate: number): Reading<number> {
  if (text === "") return { flaw: `it has no ${what}` };
  if (/^-\s*[\d.,]+$/.test(text)) return { flaw: `the ${what} ${text} is negative` };
  if (!/^(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text)) return { flaw: `the ${what} "${text}" is not a number` };
  const paise = Math.round(Number(text.replaceAll(",", "")) * 100 * rate);
  return paise > MOST_PAISE ? { flaw: `the ${what} ${text} is too high` } : { value: paise };
}

/** Units in stock. What was sold beyond the stock counts as none left; null where the file says nothing. */
export function readStock(text: string): Reading<number | null> {
  if (text === "") return { value: null };
  if (!/^-?\d+(\.0+)?$/.test(text)) return { flaw: `the stock "${text}" is not a whole number` };
  const units = Math.max(0, Number(text));
  return units > MOST_UNITS ? { flaw: `the stock ${text} is too high` } : { value: units };
}
