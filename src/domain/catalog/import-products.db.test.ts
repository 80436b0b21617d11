import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { speak } from "#contract/messages/speak.server.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { shopifyCsv, type CsvCells } from "#tests/fixtures/shopify-csv.ts";
import { currentQuote } from "../rates/current-quote.ts";
import { findProduct } from "./find-product.ts";
import { importProducts, type ImportOptions } from "./import-products.ts";
import { listProducts } from "./list-products.ts";
import { saveProducts } from "./save-products.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.ctx.db.deleteFrom("product").execute());

const rows: CsvCells[] = [
  {
    Handle: "scarf",
    Title: "Silk Scarf",
    Tags: "women",
    "Option1 Name": "Color",
    "Option1 Value": "Red",
    "Variant Price": "20",
    "Variant Inventory Qty": "4",
    "Image Src": "https://pictures.example/red.jpg",
  },
  { Handle: "scarf", "Option1 Value": "Blue", "Variant Price": "free", "Variant Inventory Qty": "4" },
  { Handle: "scarf", "Option1 Value": "Green", "Variant Price": "18", "Variant Inventory Qty": "0" },
  {
    Handle: "hat",
    Title: "Straw Hat",
    Tags: "men",
    "Variant Price": "30",
    "Variant Inventory Qty": "2",
    Status: "draft",
  },
  { Handle: "belt", Title: "Belt", "Variant Price": "-1" },
];

async function importRows(cells: CsvCells[], options?: ImportOptions) {
  const result = await importProducts(shop.ctx, Buffer.from(shopifyCsv(cells)), options);
  if (!result.ok) throw new Error(speak("en", result.message));
  return result.value;
}

describe("importing products", () => {
  it("puts what is sound on the shop's pages and names the rest", async () => {
    const report = await importRows(rows);
    expect(report).toMatchObject({ added: 2, changed: 0, unchanged: 0, hidden: 1, refusedRows: 2 });
    expect(report.problems.map(({ line, product, reason }) => [line, product, reason])).toEqual([
      [3, "scarf", 'the price "free" is not a number'],
      [6, "belt", "the price -1 is negative"],
    ]);
    const { products } = await listProducts(shop.ctx, { categories: ["women"], subCategories: ["scarves"] });
    expect(products).toMatchObject([
      {
        id: "scarf",
        price: 1800,
        stock: 4,
        variants: [{ options: { Color: "Red" } }, { options: { Color: "Green" } }],
        pictures: [{ src: "https://pictures.example/red.jpg" }],
      },
    ]);
    expect(await findProduct(shop.ctx, "hat")).toBeNull();
  });

  it("the same file twice changes nothing", async () => {
    await importRows(rows);
    const all = () =>
      Promise.all([
        shop.ctx.db.selectFrom("product").selectAll().orderBy("id").execute(),
        shop.ctx.db.selectFrom("variant").selectAll().orderBy("id").execute(),
        shop.ctx.db.selectFrom("product_picture").selectAll().orderBy("product_id").execute(),
      ]);
    const before = await all();
    expect(await importRows(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 2, refusedRows: 2 });
    expect(await all()).toEqual(before);
  });

  it("a file that has changed changes what it names, and leaves other products alone", async () => {
    await saveProducts(shop.ctx, [sampleDraft()]);
    await importRows(rows);
    const dearer = rows.map((row) =>
      row.Handle === "hat" ? { ...row, "Variant Price": "35", Status: "active" } : row,
    );
    expect(await importRows(dearer)).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
    expect(await findProduct(shop.ctx, "hat")).toMatchObject({ price: 3500 });
    expect(await findProduct(shop.ctx, "plain-tee")).not.toBeNull();
  });

  it("sets the stock to the file's, unless the shop's is to be kept", async () => {
    await importRows(rows);
    await shop.ctx.db.updateTable("variant").set({ stock: 1 }).where("product_id", "=", "scarf").execute();
    expect(await importRows(rows, { keepStock: true })).toMatchObject({ changed: 0 });
    expect(await findProduct(shop.ctx, "scarf")).toMatchObject({ stock: 2 });
    expect(await importRows(rows)).toMatchObject({ changed: 1 });
    expect(await findProduct(shop.ctx, "scarf")).toMatchObject({ stock: 4 });
  });

  it("takes prices in another currency at the shop's rate, or at a rate given", async () => {
    await importRows(rows, { prices: { currency: "USD" } });
    const { conversionRate } = await currentQuote(shop.ctx, "USD");
    expect((await findProduct(shop.ctx, "scarf"))?.price).toBe(Math.round(1800 / conversionRate));
    await importRows(rows, { prices: { rate: 90 } });
    expect((await findProduct(shop.ctx, "scarf"))?.price).toBe(162_000);
  });

  it("names a product whose SKU another product of the shop has, with the line it begins on", async () => {
    const other = sampleDraft();
    other.variants[0]!.sku = "TAKEN";
    await saveProducts(shop.ctx, [other]);
    const report = await importRows([
      rows[0]!,
      { Handle: "cap", Title: "Cap", "Variant Price": "1", "Variant SKU": "TAKEN" },
    ]);
    expect(report).toMatchObject({
      added: 1,
      refusedRows: 1,
      problems: [{ line: 3, product: "cap", reason: "the SKU TAKEN belongs to plain-tee" }],
    });
  });

  it("refuses what is no Shopify product CSV, and changes nothing", async () => {
    const result = await importProducts(shop.ctx, Buffer.from("a,b\n1,2\n"));
    expect(result).toMatchObject({
      ok: false,
      message: { operator: expect.stringContaining("no Shopify product CSV") },
    });
    expect(await shop.ctx.db.selectFrom("product").select("id").execute()).toEqual([]);
  });

  it("takes text that no database would take as it is", async () => {
    const [row] = rows;
    await importRows([{ ...row!, Title: "A\u0001B 😀 \u{1F9E3}", "Body (HTML)": "x\u0007&#0;&#xD800;y" }]);
    expect(await findProduct(shop.ctx, "scarf")).toMatchObject({
      name: "AB 😀 \u{1F9E3}",
      detailedDescription: "x\ufffdy",
    });
  });
});
