import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";

export const EMPTY_ADDRESS: Address = {
  firstName: "",
  lastName: "",
  email: "",
  street: "",
  city: "",
  state: "",
  zipcode: "",
  country: "",
  phone: "",
};

/** What is being typed lasts as long as the tab; the address of the last order lasts on this device. */
const DRAFT = { store: () => sessionStorage, key: "address-draft" };
const LAST = { store: () => localStorage, key: "address" };

/** The address to begin with: what this tab was typing, else the one of the last order on this device, else none. */
export function startingAddress(): Address | null {
  return read(DRAFT) ?? read(LAST);
}

/** Keeps what is typed, so that a way by the login loses nothing. */
export function keepDraft(address: Address): void {
  write(DRAFT, address);
}

/** Keeps the address of a placed order for the next one. */
export function rememberAddress(address: Address): void {
  write(LAST, address);
  write(DRAFT, null);
}

/** At logout: the next person at this device sees nothing of it. */
export function forgetAddress(): void {
  write(LAST, null);
  write(DRAFT, null);
}

type Place = typeof DRAFT;

function read({ store, key }: Place): Address | null {
  try {
    const value: unknown = JSON.parse(store().getItem(key) ?? "null");
    if (typeof value !== "object" || value === null) return null;
    const known = value as Record<string, unknown>;
    const fields = ADDRESS_FIELDS.map((field) => [field, typeof known[field] === "string" ? known[field] : ""]);
    return Object.fromEntries(fields) as unknown as Address;
  } catch {
    return null;
  }
}

function write({ store, key }: Place, address: Address | null): void {
  try {
    if (address) store().setItem(key, JSON.stringify(address));
    else store().removeItem(key);
  } catch {
    // Without storage the form holds it as long as the page.
  }
}
