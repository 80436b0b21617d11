import type { SelectedAttributes } from "#contract/catalog.ts";
import { foldCase } from "../attribute-names.ts";
import type { ProductDraft, VariantDraft } from "../product-draft.ts";
import { skuFrom } from "../sku.ts";
import { readPrice, readStock } from "./amounts.ts";
import type { ShopifyRow } from "./columns.ts";

/** How variants are read, and where what is wrong is told. */
export interface VariantReading {
  /** Rupees for one unit of the file's currency. */
  rate: number;
  /** Stock of a variant of which the file says none. */
  stock: number;
  /** The line that each SKU of the file was first seen on. */
  skus: Map<string, number>;
  /** @param rows how many rows are left out */
  refuse(line: number, rows: number, reason: string): void;
}

export interface ProductVariants {
  options: ProductDraft["options"];
  variants: VariantDraft[];
  /** Which options each variant's own picture shows. */
  images: { src: string; options: SelectedAttributes }[];
}

const NUMBERS = [1, 2, 3] as const;
type OptionNumber = (typeof NUMBERS)[number];

/** The variants of one product's rows. A row that is no good is left out and told; rows of pictures alone are passed over. */
export function readVariants(id: string, rows: ShopifyRow[], reading: VariantReading): ProductVariants {
  const names = optionNames(rows);
  const values = new Map(names.map(([, name]) => [name, new Map<string, string>()]));
  const taken = new Map<string, number>();
  const found: ProductVariants = { options: [], variants: [], images: [] };
  for (const row of rows) {
    if (isPictureRow(row)) continue;
    const variant = readVariant(row, names, reading);
    const flaw = "flaw" in variant ? variant.flaw : twin(variant.value, row, taken, reading.skus);
    if (flaw !== null || "flaw" in variant) {
      reading.refuse(row.line, 1, flaw ?? "");
      continue;
    }
    const options = named(variant.value.options, values);
    const sku = variant.value.sku || freshSku(id, Object.values(options), reading.skus);
    reading.skus.set(sku, row.line);
    found.variants.push({ ...variant.value, options, sku });
    if (row.get("variantImage") !== "") found.images.push({ src: row.get("variantImage"), options });
  }
  found.options = names.map(([, name]) => ({ name, values: [...(values.get(name)?.values() ?? [])] }));
  return found;
}

/** The product's options by number. Shopify's "Title: Default Title" stands for a product without any. */
function optionNames(rows: ShopifyRow[]): [OptionNumber, string][] {
  const names = NUMBERS.flatMap((number): [OptionNumber, string][] => {
    const name = rows.map((row) => row.get(`option${number}Name`)).find((text) => text !== "");
    return name === undefined ? [] : [[number, name.replace(/\s+/g, " ")]];
  });
  const isDefault = ([number, name]: [OptionNumber, string]) =>
    name.toLowerCase() === "title" &&
    rows.every((row) => ["", "default title"].includes(row.get(`option${number}Value`).toLowerCase()));
  return names.filter((option) => !isDefault(option));
}

/** A row that adds nothing but a picture. */
function isPictureRow(row: ShopifyRow): boolean {
  const says = (["title", "price", "sku", "option1Value", "option2Value", "option3Value"] as const).some(
    (column) => row.get(column) !== "",
  );
  return !says && row.get("image") !== "";
}

function readVariant(
  row: ShopifyRow,
  names: [OptionNumber, string][],
  { rate, stock }: VariantReading,
): { value: VariantDraft } | { flaw: string } {
  const price = readPrice(row.get("price"), "price", rate);
  if ("flaw" in price) return price;
  const compareAt =
    row.get("compareAt") === "" ? { value: 0 } : readPrice(row.get("compareAt"), "compare-at price", rate);
  if ("flaw" in compareAt) return compareAt;
  const units = readStock(row.get("stock"));
  if ("flaw" in units) return units;
  const options = names.map(([number, name]) => [name, row.get(`option${number}Value`).replace(/\s+/g, " ")] as const);
  const missing = options.find(([, value]) => value === "");
  if (missing) return { flaw: `it has no value for ${missing[0]}` };
  const nameless = NUMBERS.find(
    (number) => isSaid(row.get(`option${number}Value`)) && !names.some(([named]) => named === number),
  );
  if (nameless) return { flaw: `it has a value for option ${nameless}, which has no name` };
  return {
    value: {
      // Spreadsheets put an apostrophe before an SKU, to keep its zeros.
      sku: row.get("sku").replace(/^'/, ""),
      options: Object.fromEntries(options),
      priceMinor: price.value,
      compareAtMinor: compareAt.value === 0 ? null : compareAt.value,
      stock: units.value ?? stock,
    },
  };
}

function isSaid(value: string): boolean {
  return value !== "" && value.toLowerCase() !== "default title";
}

/** Why a variant is one too many: its options or its SKU are those of an earlier line. */
function twin(
  variant: VariantDraft,
  row: ShopifyRow,
  taken: Map<string, number>,
  skus: Map<string, number>,
): string | null {
  const combination = JSON.stringify(Object.values(variant.options).map(foldCase));
  const sameOptions = taken.get(combination);
  if (sameOptions !== undefined) {
    const what = Object.values(variant.options).join(" / ");
    return what === ""
      ? `the product is there already, on line ${sameOptions}`
      : `${what} is there already, on line ${sameOptions}`;
  }
  const sameSku = skus.get(variant.sku);
  if (sameSku !== undefined) return `the SKU ${variant.sku} is there already, on line ${sameSku}`;
  taken.set(combination, row.line);
  return null;
}

/** A variant's options in the spelling that the product had first. */
function named(options: SelectedAttributes, values: Map<string, Map<string, string>>): SelectedAttributes {
  const entries = Object.entries(options).map(([name, value]) => {
    const known = values.get(name);
    if (known && !known.has(foldCase(value))) known.set(foldCase(value), value);
    return [name, known?.get(foldCase(value)) ?? value];
  });
  return Object.fromEntries(entries) as SelectedAttributes;
}

function freshSku(id: string, values: string[], skus: Map<string, number>): string {
  const plain = skuFrom(id, values);
  for (let number = 1; ; number++) {
    const sku = number === 1 ? plain : `${plain}-${number}`;
    if (!skus.has(sku)) return sku;
  }
}
