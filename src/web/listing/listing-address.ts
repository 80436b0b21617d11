import { FLAGS, SORTS, type Flag, type ListingFilter, type Sort } from "#contract/catalog.ts";
import type { Quote } from "#contract/money.ts";

/** The attributes that narrow a listing, by handle. */
export const FACET_ATTRIBUTES = ["colour", "size"] as const;

/** The parameters of a listing's address. */
export const LISTING_PARAMETERS: readonly string[] = [
  "category",
  "subcategory",
  ...FACET_ATTRIBUTES,
  "q",
  "flag",
  "min",
  "max",
  "sort",
  "page",
];

/** What a listing's address says. Prices are whole units of the shopper's currency, as the form's boxes have them. */
export interface ListingChoice {
  categories: string[];
  subCategories: string[];
  attributes: Record<string, string[]>;
  q: string;
  flag: Flag | null;
  min: string;
  max: string;
  sort: Sort;
  page: number;
}

/** Reads a listing's address; what makes no sense is left out. */
export function readListingChoice(params: URLSearchParams): ListingChoice {
  const flag = params.get("flag");
  const sort = params.get("sort") ?? "";
  const page = Number(params.get("page"));
  const amount = (name: string) => (/^\d{1,9}$/.test(params.get(name) ?? "") ? (params.get(name) ?? "") : "");
  return {
    categories: params.getAll("category").filter(Boolean),
    subCategories: params.getAll("subcategory").filter(Boolean),
    attributes: Object.fromEntries(FACET_ATTRIBUTES.map((name) => [name, params.getAll(name).filter(Boolean)])),
    q: (params.get("q") ?? "").trim().slice(0, 100),
    flag: FLAGS.find((known) => known === flag) ?? null,
    min: amount("min"),
    max: amount("max"),
    sort: SORTS.find((known) => known === sort) ?? "relevant",
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
}

/** What the catalogue is asked for; prices in paise, rounded so that what is shown as the bound is within it. */
export function toFilter(choice: ListingChoice, quote: Quote): ListingFilter {
  const paise = (amount: string, round: (value: number) => number) =>
    amount === "" ? undefined : round((Number(amount) * 100) / quote.conversionRate);
  const minPrice = paise(choice.min, Math.floor);
  const maxPrice = paise(choice.max, Math.ceil);
  return {
    categories: choice.categories,
    subCategories: choice.subCategories,
    attributes: choice.attributes,
    sort: choice.sort,
    page: choice.page,
    ...(choice.q && { q: choice.q }),
    ...(choice.flag && { flag: choice.flag }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/** The address of a listing without some of what narrows it, and back on its first page. */
export function without(params: URLSearchParams, name: string, value?: string): string {
  const left = new URLSearchParams(params);
  left.delete(name, value);
  left.delete("page");
  return `?${left}`;
}

/** The address of another page of the same listing. */
export function onPage(params: URLSearchParams, page: number): string {
  const there = new URLSearchParams(params);
  if (page > 1) there.set("page", String(page));
  else there.delete("page");
  return `?${there}`;
}

/** A form's fields as an address, without those that say nothing. */
export function addressOf(form: HTMLFormElement): string {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "" && !(name === "sort" && value === "relevant"))
      params.append(name, value.trim());
  }
  return `?${params}`;
}
