import type { Language } from "#contract/language.ts";
import { formatMoney, isCurrency } from "#contract/money.ts";

/** A sum of an order as it is shown. @param units whole units of its currency, or parts of one */
export function orderMoney(units: number, currency: string, language: Language): string {
  return isCurrency(currency) ? formatMoney(Math.round(units * 100), currency, language) : `${currency} ${units}`;
}
