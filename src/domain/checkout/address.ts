import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";
import { LETTERED_POSTCODES } from "./lettered-postcodes.ts";

const LONGEST = 200;

const NAMES: Readonly<Record<keyof Address, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  street: "Street",
  city: "City",
  state: "State",
  zipcode: "Zip code",
  country: "Country",
  phone: "Phone",
};

export type AddressErrors = Partial<Record<keyof Address, string>>;

/** An address as it is kept: spaces around the values gone, the country in capitals, missing fields empty. */
export function tidyAddress(given: Partial<Address>): Address {
  const tidy = Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [field, (given[field] ?? "").trim()]),
  ) as unknown as Address;
  return { ...tidy, country: tidy.country.toUpperCase() };
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

function fieldError(field: keyof Address, address: Address): string | null {
  const value = address[field];
  if (value === "") return `${NAMES[field]} is required.`;
  if (value.length > LONGEST) return `${NAMES[field]} can have ${LONGEST} characters at most.`;
  if (!isPlain(value)) return `${NAMES[field]} has characters that cannot be printed.`;
  if (field === "email")
    return /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value) ? null : "Please enter a valid email address.";
  if (field === "country") return /^[A-Z]{2}$/.test(value) ? null : "Please choose a country.";
  if (field === "zipcode") return zipcodeError(value, address.country);
  return field === "phone" && !isPhone(value) ? "Please enter a phone number: 6 to 15 digits." : null;
}

/** No control characters, line breaks, direction overrides or halves of surrogate pairs. */
function isPlain(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u.test(text);
}

/** Digits, or letters too where the country's postcodes have them; single spaces and hyphens between. */
function zipcodeError(zipcode: string, country: string): string | null {
  if (takesLetters(country)) {
    return /^(?=.{2,12}$)[A-Z0-9]+([ -][A-Z0-9]+)*$/i.test(zipcode) ? null : "Please enter a valid zip code.";
  }
  return /^(?=.{2,12}$)\d+([ -]\d+)*$/.test(zipcode) ? null : "Please enter a valid zip code: digits only.";
}

/** G-20: whether a country's postcodes have letters, so that the form's field takes them. */
export function takesLetters(country: string): boolean {
  return LETTERED_POSTCODES.has(country);
}

function isPhone(phone: string): boolean {
  const digits = phone.replace(/\D/g, "").length;
  return /^\+?[\d ()-]+$/.test(phone) && digits >= 6 && digits <= 15;
}
