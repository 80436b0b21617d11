import fc from "#tests/fixtures/fast-check.ts";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "./language.ts";
import {
  BASE_QUOTE,
  convert,
  CURRENCIES,
  CURRENCY_CODES,
  formatMoney,
  formatPrice,
  isCurrency,
  toPaise,
  toRupees,
  type CurrencyCode,
} from "./money.ts";

const languages = Object.keys(LANGUAGES) as Language[];
/** Spaces that do not break, as plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const amounts = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 });
const currencies = fc.constantFrom(...CURRENCY_CODES);

describe("the 22 currencies", () => {
  it("LIM-01 are these, in this order, each with a symbol of its own kind", () => {
    expect(CURRENCY_CODES.join(" ")).toBe(
      "INR USD EUR GBP AUD CAD SGD JPY CNY CHF HKD NZD SEK NOK KRW AED ZAR BRL MXN RUB TRY SAR",
    );
    expect(["INR", "inr", "XYZ", "", null, 5, "toString"].map(isCurrency)).toEqual([
      true,
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  it.each<[CurrencyCode, string, string, string, string, string]>([
    ["INR", "₹12,34,567.89", "1.234.567,89 ₹", "1 234 567,89 ₹", "1.234.567,89 ₹", "₹1,234,567.89"],
    ["USD", "$1,234,567.89", "1.234.567,89 $", "1 234 567,89 $", "1.234.567,89 $", "$1,234,567.89"],
    ["EUR", "€1,234,567.89", "1.234.567,89 €", "1 234 567,89 €", "1.234.567,89 €", "€1,234,567.89"],
    ["GBP", "£1,234,567.89", "1.234.567,89 £", "1 234 567,89 £", "1.234.567,89 £", "£1,234,567.89"],
    ["AUD", "A$1,234,567.89", "1.234.567,89 A$", "1 234 567,89 A$", "1.234.567,89 A$", "A$1,234,567.89"],
    ["CAD", "C$1,234,567.89", "1.234.567,89 C$", "1 234 567,89 C$", "1.234.567,89 C$", "C$1,234,567.89"],
    ["SGD", "S$1,234,567.89", "1.234.567,89 S$", "1 234 567,89 S$", "1.234.567,89 S$", "S$1,234,567.89"],
    ["JPY", "¥1,234,567.89", "1.234.567,89 ¥", "1 234 567,89 ¥", "1.234.567,89 ¥", "¥1,234,567.89"],
    ["CNY", "CN¥1,234,567.89", "1.234.567,89 CN¥", "1 234 567,89 CN¥", "1.234.567,89 CN¥", "CN¥1,234,567.89"],
    ["CHF", "CHF 1,234,567.89", "1.234.567,89 CHF", "1 234 567,89 CHF", "1.234.567,89 CHF", "CHF 1,234,567.89"],
    ["HKD", "HK$1,234,567.89", "1.234.567,89 HK$", "1 234 567,89 HK$", "1.234.567,89 HK$", "HK$1,234,567.89"],
    ["NZD", "NZ$1,234,567.89", "1.234.567,89 NZ$", "1 234 567,89 NZ$", "1.234.567,89 NZ$", "NZ$1,234,567.89"],
    ["SEK", "kr 1,234,567.89", "1.234.567,89 kr", "1 234 567,89 kr", "1.234.567,89 kr", "kr 1,234,567.89"],
    ["NOK", "kr 1,234,567.89", "1.234.567,89 kr", "1 234 567,89 kr", "1.234.567,89 kr", "kr 1,234,567.89"],
    ["KRW", "₩1,234,567.89", "1.234.567,89 ₩", "1 234 567,89 ₩", "1.234.567,89 ₩", "₩1,234,567.89"],
    ["AED", "AED 1,234,567.89", "1.234.567,89 AED", "1 234 567,89 AED", "1.234.567,89 AED", "AED 1,234,567.89"],
    ["ZAR", "R 1,234,567.89", "1.234.567,89 R", "1 234 567,89 R", "1.234.567,89 R", "R 1,234,567.89"],
    ["BRL", "R$1,234,567.89", "1.234.567,89 R$", "1 234 567,89 R$", "1.234.567,89 R$", "R$1,234,567.89"],
    ["MXN", "MX$1,234,567.89", "1.234.567,89 MX$", "1 234 567,89 MX$", "1.234.567,89 MX$", "MX$1,234,567.89"],
    ["RUB", "₽1,234,567.89", "1.234.567,89 ₽", "1 234 567,89 ₽", "1.234.567,89 ₽", "₽1,234,567.89"],
    ["TRY", "₺1,234,567.89", "1.234.567,89 ₺", "1 234 567,89 ₺", "1.234.567,89 ₺", "₺1,234,567.89"],
    ["SAR", "SAR 1,234,567.89", "1.234.567,89 SAR", "1 234 567,89 SAR", "1.234.567,89 SAR", "SAR 1,234,567.89"],
  ])("LIM-03 G-31 %s is written as each language has it", (currency, ...written) => {
    const told = (["en", "es", "fr", "de", "ja"] as const).map((language) =>
      formatMoney(123_456_789, currency, language),
    );
    expect(told.map(plain)).toEqual(written);
  });

  it("LIM-03 small and negative amounts, and nothing", () => {
    expect(formatMoney(129_900, "INR", "en")).toBe("₹1,299.00");
    expect(formatMoney(5, "USD", "en")).toBe("$0.05");
    expect(formatMoney(0, "JPY", "ja")).toBe("¥0.00");
    expect(formatMoney(-0, "USD", "en")).toBe("$0.00");
    expect(formatMoney(-300, "USD", "en")).toBe("-$3.00");
    expect(plain(formatMoney(-300, "EUR", "de"))).toBe("-3,00 €");
  });

  it("LIM-03 property: every amount has two decimals, its symbol once, and can be read back", () => {
    fc.assert(
      fc.property(amounts, currencies, fc.constantFrom(...languages), (hundredths, currency, language) => {
        const text = formatMoney(hundredths, currency, language);
        expect(text.split(CURRENCIES[currency])).toHaveLength(2);
        expect(text).toMatch(/[.,]\d\d(?!\d)/);
        const digits = Number(text.replace(/\D/g, ""));
        expect(text.startsWith("-") ? -digits : digits).toBe(hundredths + 0);
      }),
    );
  });
});

describe("conversion", () => {
  const rates = fc.double({ min: 1e-4, max: 200, noNaN: true });
  const prices = fc.integer({ min: 0, max: 1_000_000_000 });

  it("LIM-02 leaves rupees as they are, and goes there and back in the calls' rupees", () => {
    fc.assert(
      fc.property(prices, (paise) => {
        expect(convert(paise, BASE_QUOTE)).toBe(paise);
        expect(toPaise(toRupees(paise))).toBe(paise);
      }),
    );
  });

  it("LIM-03 G-22 property: a price is never more than half a hundredth away from price times rate, and whole", () => {
    fc.assert(
      fc.property(prices, rates, currencies, (paise, conversionRate, currency) => {
        const converted = convert(paise, { currency, conversionRate });
        expect(Number.isSafeInteger(converted)).toBe(true);
        expect(Math.abs(converted - paise * conversionRate)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it("G-22 property: what costs more never shows less", () => {
    fc.assert(
      fc.property(prices, prices, rates, (one, other, conversionRate) => {
        const shown = (paise: number) => convert(paise, { currency: "USD", conversionRate });
        expect(Math.sign(shown(Math.max(one, other)) - shown(Math.min(one, other)))).not.toBe(-1);
      }),
    );
  });

  it("LIM-03 formats what it converts", () => {
    expect(formatPrice(129_900, { currency: "USD", conversionRate: 0.012 }, "en")).toBe("$15.59");
    expect(plain(formatPrice(129_900, { currency: "JPY", conversionRate: 1.64 }, "fr"))).toBe("2 130,36 ¥");
  });
});
