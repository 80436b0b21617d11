import { ADDRESS_FIELDS, ADDRESS_LONGEST, type Address } from "#contract/order.ts";
import { phrase, type Phrase } from "#contract/phrase.ts";
import { examplePhone, tidyPhone } from "./phones.ts";
import { examplePostcode, tidyPostcode } from "./postcodes.ts";

const MISSING = {
  firstName: "First name is required.",
  lastName: "Last name is required.",
  email: "Email is required.",
  street: "Street is required.",
  city: "City is required.",
  state: "State is required.",
  zipcode: "Zip code is required.",
  country: "Country is required.",
  phone: "Phone is required.",
} as const satisfies Record<keyof Address, Phrase>;

export type AddressErrors = Partial<Record<keyof Address, Phrase>>;

/**
 * An address as it is kept: missing fields empty, no spaces around the values, names in one form of Unicode, the country
 * in capitals, postcode and phone as their country writes them, where they are of its form.
 */
export function tidyAddress(given: Partial<Address>): Address {
  const tidy = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, (given[field] ?? "").normalize("NFC").trim()]),
  ) as unknown as Address;
  const country = tidy.country.toUpperCase();
  const [zipcode, phone] = [plainDigits(tidy.zipcode), plainDigits(tidy.phone)];
  return {
    ...tidy,
    country,
    zipcode: tidyPostcode(zipcode, country) ?? zipcode,
    phone: tidyPhone(phone, country) ?? phone,
  };
}

/** VAL-23, VAL-24, G-20: one sentence for each field of a tidy address that is missing or not of its form. */
export function addressErrors(address: Address): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of ADDRESS_FIELDS) {
    const error = fieldError(field, address);
    if (error) errors[field] = error;
  }
  return errors;
}

function fieldError(field: keyof Address, address: Address): Phrase | null {
  const value = address[field];
  if (value === "") return MISSING[field];
  if (value.length > ADDRESS_LONGEST)
    return phrase("Please keep this to {limit} characters.", { limit: ADDRESS_LONGEST });
  if (!isPlain(value)) return "This has characters that cannot be printed.";
  switch (field) {
    case "email":
      return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? null : "Please enter a valid email address.";
    case "country":
      return /^[A-Z]{2}$/.test(value) ? null : "Please choose a country.";
    case "zipcode":
      return tidyPostcode(value, address.country) === null ? postcodeError(address.country) : null;
    case "phone":
      return tidyPhone(value, address.country) === null ? phoneError(address.country) : null;
    default:
      return null;
  }
}

/** No control characters, line breaks, direction overrides or halves of surrogate pairs. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text);
}

function postcodeError(country: string): Phrase {
  const example = examplePostcode(country);
  if (example === null) return "Please enter a valid zip code.";
  return phrase("Please enter a valid zip code, such as {example}.", { example });
}

function phoneError(country: string): Phrase {
  const example = examplePhone(country);
  if (example === null) return "Please enter a phone number: 6 to 15 digits.";
  return phrase("Please enter a valid phone number, such as {example}.", { example });
}

/** What stands for 0 in the scripts that people type digits in. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040,
];

/** Letters and digits of full width, and digits of other scripts, as plain ones. */
function plainDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0)!;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
