import { buildApp } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { countProducts, listIds, listProducts } from "#domain/catalog/list-products.ts";
import type { ListingFilter } from "#contract/catalog.ts";
import { optionsOf, wholeNumber } from "../scripts/command/options.ts";
import type { Benchmark } from "./benchmark.ts";
import { benchServer, withClient } from "./fill/bench-database.ts";
import { openShoppers, stockUp } from "./fill/bench-shoppers.ts";
import { ask, everydayCalls, type Everyday } from "./fill/everyday-calls.ts";
import { readStyles } from "./fill/styles.ts";
import { nodesOf, openWatchedShop, readWhole, type Ran } from "./fill/watched-shop.ts";
import { median } from "./load.ts";

const PRODUCTS = 50_000;
const ORDERS = 100_000;
const ROUNDS = 21;
/** Before: the first ones read from the disk, and run before the code is compiled. */
const WARM_UP = 8;
const BUDGET_MS = 5;

/** Listings as shoppers narrow them. */
const LISTINGS: Record<string, ListingFilter> = {
  "all products": {},
  "a category": { categories: ["women"] },
  "by price": { sort: "price-asc" },
  "two colours, dearest first": { attributes: { colour: ["Black", "Navy"] }, sort: "price-desc" },
  "every filter at once": {
    categories: ["women", "men"],
    attributes: { colour: ["Black"], size: ["M"] },
    minPrice: 50_000,
    maxPrice: 200_000,
    sort: "price-asc",
  },
  "page 500": { page: 500 },
  "search, one in ten": { q: "linen" },
  "search, one in four": { q: "ne" },
  "a flag": { flag: "bestseller" },
  "a collection": { collection: "edit-1" },
};

export const benchmark: Benchmark = {
  about:
    `What the database does for each page and call, at ${PRODUCTS.toLocaleString("en")} products and ${ORDERS.toLocaleString("en")} ` +
    "orders: each statement's plan as it ran (auto_explain with ANALYZE, which itself takes time), the slowest statement of " +
    "each call, and the tables that grow which were read whole. Listings and facets are answered from the catalogue in " +
    "memory; their database time is that of the products shown, their memory time is measured without them. Medians of " +
    `${ROUNDS}. Budget: ${BUDGET_MS} ms of database time for a listing with filter and sort. ` +
    "`--styles=FILE` takes the products of a styles.csv(.gz), `--products=N` another number.",
  async run(args) {
    const { values } = optionsOf({ args, options: { styles: { type: "string" }, products: { type: "string" } } });
    const products = wholeNumber(values.products ?? String(PRODUCTS), "--products");
    const styles = values.styles === undefined ? undefined : await readStyles(values.styles, products);
    const server = await benchServer();
    const url = await server.make({ products, orders: ORDERS, styles });
    const everyday = await withClient(url, prepare);
    const shop = await openWatchedShop(url);
    const app = await buildApp(shop.ctx, areas);
    await app.ready();
    try {
      await countProducts(shop.ctx);
      const listings = [];
      for (const [name, filter] of Object.entries(LISTINGS)) {
        for (let round = 0; round < WARM_UP; round += 1) await listProducts(shop.ctx, filter);
        const [inDatabase, inMemory] = [[], []] as [number[], number[]];
        for (let round = 0; round < ROUNDS; round += 1) {
          const { ran } = await shop.watch(() => listProducts(shop.ctx, filter));
          inDatabase.push(ran.reduce((sum, { ms }) => sum + ms, 0));
          const since = performance.now();
          await listIds(shop.ctx, filter);
          inMemory.push(performance.now() - since);
        }
        listings.push({
          listing: name,
          "database ms": round2(median(inDatabase)),
          "memory ms": round2(median(inMemory)),
        });
      }
      const calls = [];
      const whole: string[] = [];
      for (const [name, call] of Object.entries(everydayCalls(everyday))) {
        const { sent, ran } = await shop.watch(() => ask(app, everyday, call));
        calls.push({ call: name, statements: sent, ...told(ran) });
        whole.push(...ran.flatMap((one) => readWhole(one).map((table) => `${name} reads all of ${table}`)));
      }
      const slow = listings.filter((row) => row["database ms"] > BUDGET_MS);
      return {
        tables: [
          { title: "Listings with their facets", rows: listings },
          { title: "Calls", rows: calls },
        ],
        missed: [...slow.map((row) => `${row.listing}: ${row["database ms"]} of ${BUDGET_MS} ms`), ...whole],
      };
    } finally {
      await app.close();
      await shop.close();
      await server.stop();
    }
  },
};

async function prepare(client: Parameters<typeof openShoppers>[0]): Promise<Everyday> {
  const [shopper] = await openShoppers(client, 2_000);
  const [first, second] = await stockUp(client, 2);
  await client.query("vacuum analyze");
  return {
    token: shopper!.token,
    product: { id: first!.productId, price: first!.price, options: first!.options },
    other: { id: second!.productId, options: second!.options },
  };
}

/** The time of all statements, and of the slowest its plan in short. */
function told(ran: Ran[]) {
  const outer = ran.filter(({ nested }) => !nested);
  const slowest = ran.toSorted((a, b) => b.ms - a.ms).find(({ plan }) => [...nodesOf(plan)].length > 1);
  const ways = slowest ? [...nodesOf(slowest.plan)].map((node) => node["Index Name"] ?? node["Relation Name"]) : [];
  return {
    "database ms": round2(outer.reduce((sum, { ms }) => sum + ms, 0)),
    "slowest goes by": [...new Set(ways.filter((way) => way !== undefined))].slice(0, 4).join(", "),
  };
}

function round2(ms: number): number {
  return Number(ms.toFixed(2));
}
