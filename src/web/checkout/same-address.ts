import { ADDRESS_FIELDS, type Address, type SavedAddress } from "#contract/order.ts";

/** Whether a form holds just what is saved. */
export function isSame(one: Address, other: Address): boolean {
  return ADDRESS_FIELDS.every((field) => one[field].trim() === other[field].trim());
}

/** The address alone, without its id. */
export function fieldsOf(one: SavedAddress): Address {
  return Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, one[field]])) as unknown as Address;
}
