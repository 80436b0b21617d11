import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#contract/language.ts";
import { formatPrice, type Quote } from "#contract/money.ts";
import { DELIVERY_FEE, HOME_FREE_ABOVE, shippingFee, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { totals } from "#domain/checkout/totals.ts";
import { POLICIES } from "#domain/assistant/answer-policy.ts";
import { speakerOf } from "#domain/assistant/speaker.ts";
import { DELIVERY_DAYS, RETURNS } from "#domain/content/policy.ts";
import type { ShopContext } from "#domain/context.ts";
import { wordsFor, type AllWords, type Area } from "#web/i18n/all-words.server.ts";
import { makeTranslation, type Translation } from "#web/i18n/translation.ts";

/** Every place where the shop speaks of its policies, as it speaks there: the same numbers, whatever the language and currency. */

const languages = Object.keys(LANGUAGES) as Language[];
const quotes: Quote[] = [
  { currency: "INR", conversionRate: 1 },
  { currency: "USD", conversionRate: 0.0117 },
  { currency: "JPY", conversionRate: 1.63 },
  { currency: "CHF", conversionRate: 0.0087 },
];
const cases = languages.flatMap((language) => quotes.map((quote) => ({ language, quote })));

function words<A extends Area>(language: Language, area: A): Translation<AllWords[A]> {
  const texts = wordsFor(new Request(`http://shop.test/?lang=${language}`), [area]);
  return makeTranslation<AllWords[A]>(language, texts[area]!);
}

const nobody = {} as ShopContext;
const plain = (text: unknown) => String(text).replace(/[\u00a0\u202f]/g, " ");
/** The numbers of a text, amounts by their digits alone; "one order" is no number of the policy. */
const numbersIn = (text: string) =>
  [...text.replace(/1[件回]/g, "").matchAll(/\d[\d.,\u00a0\u202f ]*\d|\d/g)].map(([all]) => all.replace(/\D/g, ""));

/** What each place says of shipping. */
function shippingSentences({ language, quote }: { language: Language; quote: Quote }) {
  const money = (paise: number) => formatPrice(paise, quote, language);
  const said = { worldwide: money(WORLDWIDE_FREE_FROM), home: money(HOME_FREE_ABOVE), country: "India" };
  const fee = { ...said, fee: money(DELIVERY_FEE) };
  return {
    "reassurance strip": words(language, "home")("promise2Terms", fee),
    "cart panel": words(language, "cart")("freeFrom", said),
    checkout: words(language, "checkout")("shippingPolicy", fee),
    "product tab": words(language, "product")("shippingCost", fee),
    chat: POLICIES.delivery(nobody, speakerOf(language, quote)),
  };
}

describe("the shipping policy", () => {
  it.each(cases)(
    "C-03 is the same everywhere in $language and $quote.currency: both thresholds, the fee, and no other amount",
    ({ language, quote }) => {
      const amounts = [WORLDWIDE_FREE_FROM, HOME_FREE_ABOVE, DELIVERY_FEE].map((paise) =>
        plain(formatPrice(paise, quote, language)),
      );
      const { dispatch, unitedStates, international } = DELIVERY_DAYS;
      const days = [dispatch, unitedStates.from, unitedStates.to, international.from, international.to];
      const allowed = new Set([...amounts.flatMap(numbersIn), ...days.map(String)]);
      for (const [place, sentence] of Object.entries(shippingSentences({ language, quote }))) {
        const mentioned = place === "cart panel" ? amounts.slice(0, 2) : amounts;
        for (const amount of mentioned) expect(plain(sentence)).toContain(amount);
        expect(numbersIn(plain(sentence)).filter((number) => !allowed.has(number))).toEqual([]);
      }
    },
  );

  it.each([
    // subtotal in paise, country, fee in paise
    [HOME_FREE_ABOVE, "IN", DELIVERY_FEE],
    [HOME_FREE_ABOVE + 1, "IN", 0],
    [HOME_FREE_ABOVE + 1, "US", DELIVERY_FEE],
    [WORLDWIDE_FREE_FROM - 1, "US", DELIVERY_FEE],
    [WORLDWIDE_FREE_FROM, "US", 0],
    [WORLDWIDE_FREE_FROM, "IN", 0],
  ])("C-02 C-03 C-04 is what is charged: %d paise to %s cost %d", (subtotal, country, fee) => {
    expect(shippingFee(subtotal, country, "IN")).toBe(fee);
    for (const quote of quotes) {
      const { shipping } = totals({
        lines: [{ price: subtotal, quantity: 1 }],
        quote,
        country,
        homeCountry: "IN",
        coupon: null,
      });
      expect(shipping).toBe(Math.round(fee * quote.conversionRate));
    }
  });

  it("C-02 C-03 has the specification's numbers: 10, above 200, from 10000", () => {
    expect([DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM]).toEqual([1_000, 20_000, 1_000_000]);
  });
});

/** What each place says of returns, with the numbers it must name. */
function returnSentences(language: Language): [place: string, sentence: string, numbers: number[]][] {
  const { freeDays, days, refundDays } = RETURNS;
  const [home, product] = [words(language, "home"), words(language, "product")];
  return [
    ["reassurance strip", home("promise1", { days: freeDays }), [freeDays]],
    ["its terms", home("promise1Terms", { freeDays, days }), [freeDays, days]],
    ["search engines", home("description", { days: freeDays }), [freeDays]],
    ["product page", product("returnWithin", { days, freeDays }), [freeDays, days]],
    ["shipping tab", product("freeReturn", { freeDays, nextDay: freeDays + 1, days }), [freeDays, freeDays + 1, days]],
    ["returns tab", product("returnDays", { days, freeDays }), [freeDays, days]],
    ["returns tab, how", product("returnHow", { freeDays, refundDays }), [freeDays, refundDays]],
    [
      "chat",
      String(POLICIES.returns(nobody, speakerOf(language, quotes[0]!))),
      [freeDays, freeDays + 1, days, refundDays],
    ],
  ];
}

describe("the return policy", () => {
  it.each(languages)("C-05 is the same everywhere in %s: two steps, and no other number", (language) => {
    for (const [place, sentence, numbers] of returnSentences(language)) {
      expect([place, [...new Set(numbersIn(sentence))].toSorted()]).toEqual([place, numbers.map(String).toSorted()]);
    }
  });

  it("HOME-29 PDP-18 C-05 has the specification's numbers: 14 days risk-free, 45 days in all", () => {
    expect([RETURNS.freeDays, RETURNS.days]).toEqual([14, 45]);
    expect(words("en", "home")("promise1", { days: RETURNS.freeDays })).toBe("14-Day Returns");
    expect(words("en", "product")("returnWithin", { ...RETURNS })).toContain("Return within 45 days of purchase");
  });
});

describe("what is written by hand", () => {
  /** 24/7, and the founding year are no policies. */
  const NO_POLICY = /24\/7|24h\/24|24時間|\b(19|20)\d\d\b/g;

  it.each(languages)(
    "C-03 C-05 in %s no text of home, product, cart or checkout holds a number of its own",
    (language) => {
      const texts = wordsFor(new Request(`http://shop.test/?lang=${language}`), [
        "home",
        "product",
        "cart",
        "checkout",
      ]);
      for (const area of Object.values(texts)) {
        const written = Object.entries(area).filter(([key, text]) => {
          const bare = JSON.stringify(text)
            .replace(/\{\w+\}/g, "")
            .replace(NO_POLICY, "");
          return (
            /\d{2,}/.test(bare) &&
            !["noPostcode", "soldToday"].includes(key) &&
            !/^(quote|story|testimonial)/i.test(key)
          );
        });
        expect(written).toEqual([]);
      }
    },
  );
});
