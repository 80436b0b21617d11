/** The columns of a Shopify export that tests use, and one that the import does not know. */
const HEADER = [
  "Handle", "Title", "Body (HTML)", "Vendor", "Product Category", "Type", "Tags", "Published",
  "Option1 Name", "Option1 Value", "Option2 Name", "Option2 Value", "Option3 Name", "Option3 Value",
  "Variant SKU", "Variant Inventory Qty", "Variant Price", "Variant Compare At Price", "Image Src", "Image Position",
  "Image Alt Text", "Gift Card", "SEO Description", "Google Shopping / Gender", "Google Shopping / Age Group",
  "Variant Image", "Status",
] as const;

export type CsvCells = Partial<Record<(typeof HEADER)[number], string>>;

/** A Shopify product CSV with these rows. Each begins on line 2 and on, as long as no cell has a line break. */
export function shopifyCsv(rows: CsvCells[], { end = "\n", header = HEADER as readonly string[] } = {}): string {
  return [header.map(quoted), ...rows.map((row) => HEADER.map((name) => quoted(row[name] ?? "")))].map((cells) => cells.join(",") + end).join("");
}

/** One row, in the order of the columns. */
export function csvLine(row: CsvCells): string {
  return HEADER.map((name) => quoted(row[name] ?? "")).join(",");
}

/** How many columns the file has. */
export const CSV_COLUMNS = HEADER.length;

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
