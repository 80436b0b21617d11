import { CURRENCY_CODES, isCurrency } from "#contract/money.ts";
import type { ImportOptions } from "#domain/catalog/import-products.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { optionsOf } from "../command/options.ts";

export const USAGE = `npm run import -- FILE [options]

Takes the products of a Shopify product CSV into the catalogue; see docs/importing.md.

  --rate NUMBER     rupees for one unit of the file's prices (default 1: the prices are rupees)
  --currency CODE   the currency of the file's prices, converted at the shop's rate of today
  --stock NUMBER    stock of variants of which the file says none (default 0)
  --keep-stock      leaves the stock of variants alone that the shop has already`;

/**
 * What the command line asks for; null when it asks for help.
 * @throws StartFailure with one sentence when it cannot be understood
 */
export function readArguments(args: string[]): { file: string; options: ImportOptions } | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [file, another] = positionals;
  if (file === undefined)
    throw new StartFailure("Say which file: npm run import -- products.csv (--help shows the options).");
  if (another !== undefined)
    throw new StartFailure(`Only one file can be imported at a time; "${another}" is one too many.`);
  if (values.rate !== undefined && values.currency !== undefined)
    throw new StartFailure("Say --rate or --currency, not both.");
  return {
    file,
    options: { prices: pricesIn(values), stock: stockIn(values.stock), keepStock: values["keep-stock"] },
  };
}

function parsed(args: string[]) {
  return optionsOf(
    {
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        rate: { type: "string" },
        currency: { type: "string" },
        stock: { type: "string" },
        "keep-stock": { type: "boolean", default: false },
      },
    },
    " --help shows the options.",
  );
}

function pricesIn({ rate, currency }: { rate?: string; currency?: string }): ImportOptions["prices"] {
  if (currency !== undefined) {
    const code = currency.toUpperCase();
    if (!isCurrency(code))
      throw new StartFailure(`--currency must be one of ${CURRENCY_CODES.join(", ")}; it is "${currency}".`);
    return { currency: code };
  }
  if (rate === undefined) return undefined;
  const number = /^\d+(\.\d+)?$/.test(rate) ? Number(rate) : 0;
  if (number <= 0) throw new StartFailure(`--rate must be a number above 0, such as 83.5; it is "${rate}".`);
  return { rate: number };
}

function stockIn(stock: string | undefined): number | undefined {
  if (stock === undefined || /^\d{1,9}$/.test(stock)) return stock === undefined ? undefined : Number(stock);
  throw new StartFailure(`--stock must be a whole number; it is "${stock}".`);
}
