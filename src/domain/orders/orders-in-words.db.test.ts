import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { saveProducts } from "../catalog/save-products.ts";
import { saveWords } from "../catalog/words/save-words.ts";
import { ordersInWords } from "./orders-in-words.ts";

const item = (name: string, attributes: Record<string, string> = {}) => ({
  _id: "linen-shirt",
  name,
  price: 999,
  image: [],
  attributes,
  quantity: 1,
});

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, [
    sampleDraft({ id: "linen-shirt", name: "Linen Shirt", options: { Colour: ["Black"], Fit: ["Slim"] } }),
  ]);
  await saveWords(shop.ctx.db, "de", {
    products: { "linen-shirt": { name: "Leinenhemd" } },
    attributes: { colour: "Farbe" },
    attributeValues: { colour: { Black: "Schwarz" } },
  });
});
afterAll(() => shop.close());

it("TRANS an ordered item is named in the shopper's language, and keeps what was chosen", async () => {
  const orders = [{ items: [item("Linen Shirt", { Colour: "Black", Fit: "Slim" })] }];
  expect(await ordersInWords(shop.ctx, orders, "de")).toEqual([
    {
      items: [
        {
          ...item("Leinenhemd", { Colour: "Black", Fit: "Slim" }),
          labels: [
            { name: "Farbe", value: "Schwarz" },
            { name: "Fit", value: "Slim" },
          ],
        },
      ],
    },
  ]);
});

it("TRANS an item that was called otherwise when it was ordered keeps that name", async () => {
  const [order] = await ordersInWords(shop.ctx, [{ items: [item("Linen Shirt, Second Choice")] }], "de");
  expect(order?.items[0]?.name).toBe("Linen Shirt, Second Choice");
});

it("TRANS orders stay as they are in the catalogue's own language and where none is asked for", async () => {
  const orders = [{ items: [item("Linen Shirt", { Colour: "Black" })] }];
  expect(await ordersInWords(shop.ctx, orders, "en")).toBe(orders);
  expect(await ordersInWords(shop.ctx, orders, undefined)).toBe(orders);
});
