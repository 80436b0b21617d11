import type { Language } from "./language.ts";

/**
 * Money: the one rounding rule, for browser and server alike (G-22).
 * A price is an integer of paise. What a shopper sees is that price in hundredths of the chosen currency:
 * every currency is shown with 2 decimals (LIM-03), also those whose own minor unit is another.
 */

export const BASE_CURRENCY = "INR";

/** The 22 currencies of the picker, in its order (LIM-01), with their usual symbols (G-31). */
export const CURRENCIES = {
  INR: "₹",
  USD: "$",
  EUR: "€",
  GBP: "£",
  AUD: "A$",
  CAD: "C$",
  SGD: "S$",
  JPY: "¥",
  CNY: "CN¥",
  CHF: "CHF",
  HKD: "HK$",
  NZD: "NZ$",
  SEK: "kr",
  NOK: "kr",
  KRW: "₩",
  AED: "AED",
  ZAR: "R",
  BRL: "R$",
  MXN: "MX$",
  RUB: "₽",
  TRY: "₺",
  SAR: "SAR",
} as const;

export type CurrencyCode = keyof typeof CURRENCIES;

export const CURRENCY_CODES = Object.keys(CURRENCIES) as CurrencyCode[];

/** Whether a text is one of the 22 codes. */
export function isCurrency(code: unknown): code is CurrencyCode {
  return typeof code === "string" && Object.hasOwn(CURRENCIES, code);
}

/** What the page shows money in: a currency and how many of its units one rupee buys (1 for INR). */
export interface Quote {
  currency: CurrencyCode;
  conversionRate: number;
}

export const BASE_QUOTE: Quote = { currency: BASE_CURRENCY, conversionRate: 1 };

/** Paise to hundredths of the quoted currency, rounded to the nearest (half up). */
export function convert(paise: number, quote: Quote): number {
  return Math.round(paise * quote.conversionRate);
}

/** Rupees, as the specification's calls have them, to paise. */
export function toPaise(rupees: number): number {
  return Math.round(rupees * 100);
}

/** Paise to rupees, as the specification's calls have them. */
export function toRupees(paise: number): number {
  return paise / 100;
}

/**
 * Hundredths of a currency as text, as the page's language writes amounts: "₹1,299.00", "CHF 12.50", "1.299,00 €",
 * "-$3.00". Always with 2 decimals (LIM-03), and with the currency's usual symbol (G-31).
 */
export function formatMoney(hundredths: number, currency: CurrencyCode, language: Language): string {
  return formatterOf(language, currency)
    .formatToParts(hundredths / 100 + 0)
    .map(({ type, value }) => (type === "currency" ? CURRENCIES[currency] : value))
    .join("");
}

/** A price of the catalogue in the shopper's currency, ready to print. */
export function formatPrice(paise: number, quote: Quote, language: Language): string {
  return formatMoney(convert(paise, quote), quote.currency, language);
}

/** Making one takes longer than using it fifty times. */
const formatters = new Map<string, Intl.NumberFormat>();

function formatterOf(language: Language, currency: CurrencyCode): Intl.NumberFormat {
  const key = `${language} ${currency}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language, currency), {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formatters.set(key, made);
  return made;
}

/** Rupees are grouped in lakhs where the page is in English. */
function localeOf(language: Language, currency: CurrencyCode): string {
  return language === "en" && currency === "INR" ? "en-IN" : language;
}
