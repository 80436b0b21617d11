import { getExampleNumber, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import examples from "libphonenumber-js/mobile/examples";

/** A phone number of that country as one writes it there; null where none is known. */
export function examplePhone(country: string): string | null {
  return isSupportedCountry(country) ? (getExampleNumber(country, examples)?.formatNational() ?? null) : null;
}

/**
 * VAL-24: a phone number with its country's code ("+91 98765 43210"), or null where nobody can have it. It may be
 * written as in the country of the address, or with the code of another. Of places without a numbering plan of their own
 * any 6 to 15 digits are taken.
 */
export function tidyPhone(typed: string, country: string): string | null {
  if (!/^\+?[\d\s()./-]+$/.test(typed)) return null;
  const number = parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined);
  if (number) return number.isValid() ? number.formatInternational() : null;
  const digits = typed.replace(/\D/g, "").length;
  return !isSupportedCountry(country) && digits >= 6 && digits <= 15 ? typed : null;
}
