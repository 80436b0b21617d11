import type { Benchmark } from "./benchmark.ts";
import { benchServer, withClient } from "./fill/bench-database.ts";
import { openShoppers, stockUp } from "./fill/bench-shoppers.ts";
import { startCalls, type BenchCalls } from "./fill/bench-shop.ts";
import { callsOf, measure } from "./calls.bench.ts";

const SIZES = [
  { products: 1_000, orders: 0 },
  { products: 10_000, orders: 0 },
  { products: 100_000, orders: 0 },
  { products: 10_000, orders: 1_000_000 },
];
const MEASURED = [
  "list of 24",
  "list, new",
  "search, new",
  "detail",
  "cart: add",
  "cart: get",
  "wishlist: add",
  "order: place",
  "order: list",
];

export const benchmark: Benchmark = {
  about:
    "The same calls, by 20 callers, on shops of 1,000, 10,000 and 100,000 products, and of 10,000 products with a million orders " +
    "behind them, one after the other: answers a second. `new` asks for what nobody asked for before: the catalogue in " +
    "memory is looked through each time, which grows with it; what is looked up by a key stays flat. The last rows: " +
    "how long the shop's process takes to read the catalogue into memory when it is first asked, and its memory then.",
  async run() {
    const server = await benchServer();
    const columns: Record<string, Record<string, number>> = {};
    for (const { products, orders } of SIZES) {
      const url = await server.make({ products, orders });
      const { shoppers, goods } = await withClient(url, async (client) => ({
        shoppers: await openShoppers(client, 2_000),
        goods: await stockUp(client, 1_000),
      }));
      const calls = await startCalls(url);
      try {
        const name = `${products.toLocaleString("en")} products${orders > 0 ? ", a million orders" : ""}`;
        const column: Record<string, number> = {};
        const first = await timeFirst(calls);
        const cases = callsOf(shoppers, goods);
        for (const call of MEASURED) column[call] = (await measure(calls, call, cases[call]!, 20))["a second"];
        column["first list, ms"] = first;
        column["memory, MB"] = Math.round((await calls.used(true)).memory);
        columns[name] = column;
      } finally {
        await calls.stop();
      }
    }
    await server.stop();
    const names = [...MEASURED, "first list, ms", "memory, MB"];
    const rows = names.map((call) => ({
      call,
      ...Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, column[call]!])),
    }));
    return { tables: [{ title: "Answers a second", rows }], missed: [] };
  },
};

async function timeFirst({ address }: BenchCalls): Promise<number> {
  const since = performance.now();
  const reply = await fetch(`${address}/api/product/list?limit=1`);
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
  return Math.round(performance.now() - since);
}
