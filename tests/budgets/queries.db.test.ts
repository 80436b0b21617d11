import type { RouterContextProvider } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { shopFigures } from "#domain/operation/shop-figures.ts";
import { shopOrders } from "#domain/orders/shop-orders.ts";
import { buildApp, type App } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { loader as home } from "#web/home/home.route.tsx";
import { loader as category } from "#web/listing/category.route.tsx";
import { loader as listing } from "#web/listing/listing.route.tsx";
import { loader as namedCollection } from "#web/listing/named-collection.route.tsx";
import { loader as subCategory } from "#web/listing/subcategory.route.tsx";
import { createLoadContext } from "#web/load-context.ts";
import { loader as product } from "#web/product/product.route.tsx";
import { loader as root } from "#web/root.tsx";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { withClient } from "../../bench/fill/bench-database.ts";
import { openShoppers, stockUp } from "../../bench/fill/bench-shoppers.ts";
import { ask, everydayCalls, type Everyday } from "../../bench/fill/everyday-calls.ts";
import { inventStyles } from "../../bench/fill/styles.ts";
import { openWatchedShop, readWhole, type Ran, type WatchedShop } from "../../bench/fill/watched-shop.ts";
import { writeOrders } from "../../bench/fill/write-orders.ts";
import { writeProducts } from "../../bench/fill/write-products.ts";

/** Large enough that to read a table whole is never the quickest way. */
const [PRODUCTS, ORDERS] = [3_000, 20_000];

/** Statements that each call sends, the one that looks the token up included. */
const OF_CALLS: Record<string, number> = {
  "list of 24": 1,
  "list, filtered and sorted": 1,
  search: 1,
  "search without result": 0,
  // It stood in the list before.
  detail: 0,
  "products of a cart": 1,
  categories: 0,
  collections: 1,
  attributes: 1,
  reviews: 3,
  coupons: 1,
  user: 1,
  "cart: add": 2,
  "cart: update": 2,
  "cart: get": 2,
  "cart: merge": 5,
  "wishlist: add": 3,
  "wishlist: get": 2,
  // With begin and commit.
  "wishlist: move to cart": 6,
  "wishlist: remove": 3,
  "order: place": 3,
  "order: list": 4,
};

/** Statements behind each page that is not in memory: its own and the frame's. */
const OF_PAGES: Record<string, number> = {
  home: 7,
  listing: 1,
  "search, each keystroke": 1,
  "search without result": 2,
  category: 1,
  subcategory: 1,
  collection: 2,
  product: 2,
};

type Loader = (args: never) => Promise<unknown>;

const PAGES: Record<string, [own: Loader, path: string, params?: Record<string, string>]> = {
  home: [home, "/"],
  listing: [listing, "/collection?colour=Black&sort=price-asc&page=2"],
  "search, each keystroke": [listing, "/collection?q=line"],
  "search without result": [listing, "/collection?q=lnien"],
  category: [category, "/category/women", { category: "women" }],
  subcategory: [subCategory, "/category/women/tops", { category: "women", subCategory: "tops" }],
  collection: [namedCollection, "/collections/edit-1", { handle: "edit-1" }],
  product: [product, "/product/p-1", { id: "p-1" }],
};

let shop: TestShop;
let watched: WatchedShop;
let app: App;
let context: RouterContextProvider;
let everyday: Everyday;
beforeAll(async () => {
  shop = await openTestShop();
  everyday = await withClient(shop.url, async (client) => {
    await writeProducts(client, inventStyles(PRODUCTS));
    await writeOrders(client, ORDERS);
    const [one] = await openShoppers(client, 2_000);
    const [first, second] = await stockUp(client, 2);
    await client.query("vacuum analyze");
    return {
      token: one!.token,
      product: { id: first!.productId, price: first!.price, options: first!.options },
      other: { id: second!.productId, options: second!.options },
    };
  });
  watched = await openWatchedShop(shop.url);
  app = await buildApp(watched.ctx, areas);
  await app.ready();
  context = createLoadContext(watched.ctx);
  // The catalogue is read into memory once.
  await load("home");
});
afterAll(async () => {
  await app.close();
  await watched.close();
  await shop.close();
});

async function load(name: string): Promise<void> {
  const [own, path, params = {}] = PAGES[name]!;
  const url = new URL(path, "http://shop.example");
  const args = { context, params, url, request: new Request(url) } as never;
  await Promise.all([(root as Loader)(args), own(args)]);
}

const wholeTables = (ran: Ran[]) => ran.flatMap((one) => readWhole(one).map((table) => `${table}: ${one.text}`));

describe("what the database is asked", () => {
  it("by calls: so many statements, and no table that grows is read whole", async () => {
    const counts: Record<string, number> = {};
    for (const [name, call] of Object.entries(everydayCalls(everyday))) {
      const { sent, ran } = await watched.watch(() => ask(app, everyday, call));
      counts[name] = sent;
      expect.soft(wholeTables(ran), name).toEqual([]);
    }
    expect(counts).toEqual(OF_CALLS);
  });

  it("by pages, likewise", async () => {
    const counts: Record<string, number> = {};
    for (const name of Object.keys(PAGES)) {
      const { sent, ran } = await watched.watch(() => load(name));
      counts[name] = sent;
      expect.soft(wholeTables(ran), name).toEqual([]);
    }
    expect(counts).toEqual(OF_PAGES);
  });

  it("by a call that is answered from memory: nothing", async () => {
    const { "list of 24": list, detail } = everydayCalls(everyday);
    for (const call of [list!, detail!]) {
      await ask(app, everyday, call);
      await ask(app, everyday, call);
      expect((await watched.watch(() => ask(app, everyday, call))).sent).toBe(0);
    }
  });

  it("by the shop's own people and whoever watches it: no table that grows is read whole", async () => {
    const { ran } = await watched.watch(async () => {
      await shopOrders(watched.ctx, { limit: 20 });
      await shopFigures(watched.ctx);
    });
    expect(ran.length).toBeGreaterThan(1);
    expect(wholeTables(ran)).toEqual([]);
  });

  it("by the assistant: no table that grows is read whole but for stock", async () => {
    const { ran } = await watched.watch(() =>
      ask(app, everyday, [
        "POST",
        "/ask-question",
        { question: "A black linen dress for summer in size M under 3000 rupees" },
      ]),
    );
    expect(ran.length).toBeGreaterThan(0);
    expect(wholeTables(ran)).toEqual([]);
  });
});
