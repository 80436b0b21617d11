import { isCurrency, type CurrencyCode } from "#contract/money.ts";

/** Limits as the shopper said them, in whole units and fractions of a currency; null: the one they see prices in. */
export interface PriceLimits {
  min: number | null;
  max: number | null;
  currency: CurrencyCode | null;
}

const SIGN = String.raw`(?:rs\.?|inr|₹|usd|us\$|\$|€|eur|£|gbp|¥|jpy|a\$|c\$)?`;
const UNIT = String.raw`(?:rupees?|rupias?|roupies?|rupien|ルピー|dollars?|dolares|dollar|ドル|euros?|ユーロ|pounds?|libras?|livres?|pfund|yen|yenes|円|rs\.?|inr|₹|usd|\$|€|eur|£|gbp|¥|jpy)?`;
const NUMBER = String.raw`(\d[\d.,]*(?: \d{3})*)(k?)`;
const AMOUNT = `${SIGN} ?${NUMBER} ?${UNIT}`;

const BETWEEN = new RegExp(`(?:between|from|entre|de|zwischen|von) ${AMOUNT} (?:and|to|y|a|et|und|bis) ${AMOUNT}`, "u");
const JA_BETWEEN = new RegExp(`${AMOUNT} ?(?:から|〜|~|-) ?${AMOUNT}`, "u");
const MOST = new RegExp(
  `(?:under|below|less than|up to|at most|no more than|cheaper than|max(?:imum)?|within|menos de|por debajo de|hasta|maximo|moins de|jusqu a|sous|en dessous de|au plus|maximum|unter|bis(?: zu)?|hochstens|weniger als|gunstiger als|fur weniger als) ${AMOUNT}`,
  "u",
);
const LEAST = new RegExp(
  `(?:over|above|more than|at least|starting at|mas de|por encima de|desde|a partir de|plus de|au moins|au-dessus de|uber|ab|mindestens|mehr als) ${AMOUNT}`,
  "u",
);
const JA_MOST = new RegExp(`${AMOUNT} ?(?:以下|以内|未満|まで|より安)`, "u");
const JA_LEAST = new RegExp(`${AMOUNT} ?(?:以上|より高|から)`, "u");
const OR_LESS = new RegExp(`${AMOUNT} (?:or less|or under|o menos|ou moins|oder weniger)`, "u");

const CURRENCY_WORDS: [RegExp, CurrencyCode][] = [
  [/a\$|\baud\b/u, "AUD"],
  [/c\$|\bcad\b/u, "CAD"],
  [/rs\.?(?![a-z])|inr|₹|rupee|rupia|roupie|rupien|ルピー/u, "INR"],
  [/usd|\$|dollar|dolares|ドル/u, "USD"],
  [/€|eur|ユーロ/u, "EUR"],
  [/£|gbp|pound|libra|livre|pfund/u, "GBP"],
  [/¥|jpy|yen|円/u, "JPY"],
];

/** The price limits that a normalised text names; null when it names none. */
export function priceLimits(text: string): PriceLimits | null {
  const between = BETWEEN.exec(text) ?? JA_BETWEEN.exec(text);
  if (between) {
    const [a, b] = [amount(between[1], between[2]), amount(between[3], between[4])];
    if (a !== null && b !== null) return { min: Math.min(a, b), max: Math.max(a, b), currency: currencyOf(between[0]) };
  }
  const most = MOST.exec(text) ?? JA_MOST.exec(text) ?? OR_LESS.exec(text);
  const least = most ? null : (LEAST.exec(text) ?? JA_LEAST.exec(text));
  const found = most ?? least;
  const said = found && amount(found[1], found[2]);
  if (!found || said === null) return null;
  return { min: least ? said : null, max: most ? said : null, currency: currencyOf(found[0]) };
}

/** "3,000", "3.000", "3 000", "49.90", "2k" as a number. */
function amount(digits: string | undefined, k: string | undefined): number | null {
  const plain = (digits ?? "").replaceAll(" ", "").replace(/[.,]$/, "");
  const grouped = plain.replace(/[.,](?=\d{3}(?!\d))/g, "").replace(",", ".");
  const value = Number(grouped) * (k ? 1000 : 1);
  return Number.isFinite(value) && value > 0 && value < 1e8 ? value : null;
}

function currencyOf(said: string): CurrencyCode | null {
  const code = CURRENCY_WORDS.find(([pattern]) => pattern.test(said))?.[1];
  return isCurrency(code) ? code : null;
}
