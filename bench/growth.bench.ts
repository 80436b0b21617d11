import type { Request } from "autocannon";
import { optionsOf, wholeNumber } from "../scripts/command/options.ts";
import type { Benchmark } from "./benchmark.ts";
import { benchServer, withClient, type BenchServer } from "./fill/bench-database.ts";
import { openShoppers, stockUp } from "./fill/bench-shoppers.ts";
import { startCalls, type BenchCalls } from "./fill/bench-shop.ts";
import { measureCall, type Measured } from "./fill/measure-call.ts";
import { callsOf } from "./fill/shop-calls.ts";
import { median } from "./load.ts";

const PRODUCTS = [1_000, 10_000, 100_000];
/** Of the shop that has sold much; its products are as many as the second one's. */
const ORDERS = 1_000_000;
const CALLERS = 20;
const ROUNDS = 3;
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
    `The same calls, by ${CALLERS} callers, on shops of 1,000, 10,000 and 100,000 products, and of 10,000 products with a million ` +
    `orders behind them. All stand on one server and are asked in turn, medians of ${ROUNDS} rounds, so that what else the machine ` +
    "does falls on all alike. `new` asks for what nobody asked for before: the catalogue in memory is looked through each " +
    "time, which grows with it; what is looked up by a key stays flat. Processor time is that of the shop's process and of its " +
    "connections' processes in the database: the figure that a busy machine disturbs least. `--products=1000,10000 --orders=0 " +
    "--rounds=1` measures other sizes.",
  async run(args) {
    const text = (value: string | number) => ({ type: "string" as const, default: String(value) });
    const options = { products: text(PRODUCTS.join()), orders: text(ORDERS), rounds: text(ROUNDS) };
    const { values } = optionsOf({ args, options });
    const products = values.products.split(",").map((count) => wholeNumber(count, "--products"));
    const orders = wholeNumber(values.orders, "--orders", 0);
    const rounds = wholeNumber(values.rounds, "--rounds");
    const sizes = products.map((count) => ({ products: count, orders: 0 }));
    if (orders > 0) sizes.push({ products: products[1] ?? products[0]!, orders });
    const server = await benchServer();
    const shops: GrownShop[] = [];
    try {
      for (const size of sizes) shops.push(await openGrown(server, size));
      const measured: Record<string, Measured[][]> = {};
      for (const call of MEASURED) measured[call] = await measureInTurn(shops, call, rounds);
      for (const shop of shops) shop.memory = (await shop.calls.used(true)).memory;
      return { tables: tablesOf(shops, measured), missed: [] };
    } finally {
      for (const { calls } of shops) await calls.stop();
      await server.stop();
    }
  },
};

interface GrownShop {
  name: string;
  url: string;
  calls: BenchCalls;
  cases: Record<string, () => Request>;
  /** Seconds that it took to fill. */
  made: number;
  /** Milliseconds until the first list, for which the catalogue is read into memory. */
  first: number;
  /** MB of the shop's process after all calls. */
  memory: number;
}

async function openGrown(server: BenchServer, size: { products: number; orders: number }): Promise<GrownShop> {
  const { products, orders } = size;
  const name = `${products.toLocaleString("en")} products${orders > 0 ? `, ${orders.toLocaleString("en")} orders` : ""}`;
  const since = performance.now();
  const url = await server.make(size);
  const made = (performance.now() - since) / 1000;
  console.log(`${name}: made in ${made.toFixed(1)} s`);
  const { shoppers, goods } = await withClient(url, async (client) => ({
    shoppers: await openShoppers(client, 2_000),
    goods: await stockUp(client, 1_000),
  }));
  const calls = await startCalls(url);
  return { name, url, calls, cases: callsOf(shoppers, goods), made, first: await timeFirst(calls), memory: NaN };
}

async function timeFirst({ address }: BenchCalls): Promise<number> {
  const since = performance.now();
  const reply = await fetch(`${address}/api/product/list?limit=1`);
  if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
  return performance.now() - since;
}

/** @returns by shop its rounds */
async function measureInTurn(shops: GrownShop[], call: string, rounds: number): Promise<Measured[][]> {
  const measured: Measured[][] = shops.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { calls, url, cases }] of shops.entries()) {
      const load = { callers: CALLERS, warmUp: 0.5, seconds: 1.5 };
      measured[index]!.push(await measureCall(calls, url, cases[call]!, load));
    }
  }
  console.log(
    `${call}: ${measured.map((all) => Math.round(median(all.map(({ perSecond }) => perSecond)))).join(", ")}`,
  );
  return measured;
}

function tablesOf(shops: GrownShop[], measured: Record<string, Measured[][]>) {
  const row = (label: string, figure: (shop: GrownShop, index: number) => number) => ({
    call: label,
    ...Object.fromEntries(shops.map((shop, index) => [shop.name, figure(shop, index)])),
  });
  const middle = (figure: (one: Measured) => number) =>
    Object.entries(measured).map(([call, all]) => row(call, (_, index) => median(all[index]!.map(figure))));
  const whole = (rows: Record<string, string | number>[], digits: number) =>
    rows.map((one) =>
      Object.fromEntries(
        Object.entries(one).map(([key, value]) => [
          key,
          typeof value === "number" ? Number(value.toFixed(digits)) : value,
        ]),
      ),
    );
  return [
    {
      title: "Answers a second",
      rows: whole(
        middle(({ perSecond }) => perSecond),
        0,
      ),
    },
    {
      title: "Processor time of an answer, shop and database, ms",
      rows: whole(
        middle(({ cpu, databaseCpu }) => cpu + databaseCpu),
        2,
      ),
    },
    {
      title: "Once",
      rows: whole(
        [
          row("first list after a start, ms", ({ first }) => first),
          row("memory of the shop's process after all calls, MB", ({ memory }) => memory),
          row("filled by the benchmark in, s", ({ made }) => made),
        ],
        0,
      ).map(({ call, ...figures }) => ({ what: call!, ...figures })),
    },
  ];
}
