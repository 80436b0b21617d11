import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";

/** Countries whose postcodes have letters (G-20). */
const WITH_LETTERS = new Set(
  "AD AI AR AZ BB BM BN CA FK GB GG GI GS IE IM IO JE KY KZ LC LT LV MD MS MT NL PN SH SO SZ TC VC VG WS".split(" "),
);

/** Countries that have no postcodes. */
const WITHOUT_CODES = new Set(
  "AE AG AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GM GQ GY HK KI KM KN KP LY ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TG TK TL TO TV UG VU YE ZW".split(" "),
);

const LABELS: Record<keyof Address, string> = {
  firstName: "first name", lastName: "last name", email: "email", street: "street", city: "city", state: "state",
  zipcode: "zip code", country: "country", phone: "phone number",
};

export type AddressErrors = Partial<Record<keyof Address, string>>;

/** Whether a country's postcodes may have letters. */
export function lettersAllowed(country: string): boolean {
  return WITH_LETTERS.has(country);
}

/** Whether a country has postcodes at all. */
export function hasPostcodes(country: string): boolean {
  return !WITHOUT_CODES.has(country);
}

/** What is wrong with an address, a sentence a field (VAL-23, VAL-24); nothing when it is fine. */
export function addressErrors(address: Address): AddressErrors {
  const errors: AddressErrors = {};
  for (const field of ADDRESS_FIELDS) {
    if (address[field].trim() === "") errors[field] = `Please ${field === "country" || field === "state" ? "choose" : "enter"} your ${LABELS[field]}.`;
  }
  errors.email ??= /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.email.trim()) ? undefined : "Please enter an email address, such as name@example.com.";
  errors.zipcode ??= zipcodeError(address);
  errors.phone ??= phoneError(address.phone);
  return Object.fromEntries(Object.entries(errors).filter(([, sentence]) => sentence !== undefined));
}

function zipcodeError({ zipcode, country }: Address): string | undefined {
  if (lettersAllowed(country)) return /^[\p{L}\d -]+$/u.test(zipcode.trim()) ? undefined : "Please use letters and digits only.";
  return /^\d[\d -]*$/.test(zipcode.trim()) ? undefined : "Please use digits only.";
}

function phoneError(phone: string): string | undefined {
  const digits = phone.replace(/\D/g, "").length;
  if (!/^\+?[\d\s().-]+$/.test(phone.trim())) return "Please use digits only.";
  return digits >= 5 && digits <= 15 ? undefined : "Please enter a phone number of 5 to 15 digits.";
}
