import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { orderBody } from "#tests/fixtures/orders.ts";
import type { Benchmark } from "./benchmark.ts";
import { bareOrders } from "./fill/bare-orders.ts";
import { benchServer, withClient } from "./fill/bench-database.ts";
import { openShoppers, stockUp, type BenchShopper, type Buyable } from "./fill/bench-shoppers.ts";
import { startCalls, type BenchCalls } from "./fill/bench-shop.ts";
import { load, median } from "./load.ts";

const PRODUCTS = 10_000;
const SHOPPERS = 2_000;
const SECONDS = 3;
const ROUNDS = 9;
/** Of each round: short, so that what else the machine does falls on both alike. */
const ROUND_SECONDS = 1.5;
const BUDGET = 0.5;
const WORDS = "linen cotton tee shirt black wool dune elm denim relaxed striped dress navy silk coat moor".split(" ");

export const benchmark: Benchmark = {
  about:
    `The shop's calls at ${PRODUCTS.toLocaleString("en")} products, without pages and jobs, on a fresh embedded PostgreSQL, by callers ` +
    "that keep their connections and wait for each answer (autocannon). Shop, database and callers share the " +
    "machine's processors. Reads are of many different addresses, asked for again and again, as shoppers do; those that are " +
    "new were never asked for before, so that no kept reply helps. CPU is the shop's process alone. The bare transaction is begin, order, line, " +
    "stock and commit by the driver, 32 at once over 20 connections, without a shop; it takes turns with the shop's whole call " +
    `(token, validation, prices, rates, idempotency key, stock, cart, mail), medians of ${ROUNDS} rounds. Budget: ${BUDGET} of its rate. ` +
    "An argument that begins with -- picks calls: `npm run bench -- calls --order`.",
  async run(args) {
    const picked = args.filter((arg) => arg.startsWith("--")).map((arg) => arg.slice(2));
    const wanted = (name: string) => picked.length === 0 || picked.some((part) => name.includes(part));
    const server = await benchServer();
    const url = await server.make({ products: PRODUCTS });
    const { shoppers, goods } = await withClient(url, async (client) => ({
      shoppers: await openShoppers(client, SHOPPERS),
      goods: await stockUp(client, 2_000),
    }));
    const calls = await startCalls(url);
    try {
      const cases = callsOf(shoppers, goods);
      const rows = [];
      for (const [name, requests] of Object.entries(cases).filter(([name]) => wanted(name))) {
        for (const callers of [20, 32]) rows.push(await measure(calls, name, requests, callers));
      }
      const orders = wanted("order") ? await compareOrders(calls, url, shoppers, goods) : null;
      const memory = picked.length === 0 ? await remember(calls, cases) : null;
      return {
        tables: [
          { title: "Calls", rows },
          ...(orders ? [{ title: "Orders against the bare transaction, a second", rows: [orders] }] : []),
          ...(memory ? [{ title: "Memory of the shop's process, MB, after garbage collection", rows: memory }] : []),
        ],
        missed: orders && orders.ratio < BUDGET ? [`orders: ${orders.ratio} of ${BUDGET}`] : [],
      };
    } finally {
      await calls.stop();
      await server.stop();
    }
  },
};

/** What is asked, by name: each call makes the next request. */
export function callsOf(shoppers: BenchShopper[], goods: Buyable[]): Record<string, () => Request> {
  let turn = 0;
  const next = <T>(of: readonly T[], step = 1): T => of[(turn += step) % of.length]!;
  const get = (path: string): Request => ({ method: "GET", path });
  const post = (path: string, body: object): Request => ({
    method: "POST",
    path,
    headers: { "content-type": "application/json", token: next(shoppers).token },
    body: JSON.stringify(body),
  });
  const line = (good: Buyable) => ({ itemId: good.productId, selectedAttributeValues: good.options });
  return {
    "list of 24": () => get(`/api/product/list?limit=24&page=${1 + (turn++ % 100)}`),
    "list, filtered and sorted": () =>
      get(`/api/product/list?category=women&colour=Black&sort=price-asc&limit=24&page=${1 + (turn++ % 20)}`),
    detail: () => get(`/api/product/detail/${next(goods).productId}`),
    "search, asked before": () => get(`/api/product/list?limit=24&q=${next(WORDS)}&page=${1 + (turn % 5)}`),
    // The price makes it one that nobody asked for before.
    "search, new": () => get(`/api/product/list?limit=24&q=${next(WORDS)}&minPrice=${(turn % 20_000) / 100}`),
    "list, new": () => get(`/api/product/list?limit=24&category=men&sort=price-desc&maxPrice=${1000 + turn++ / 100}`),
    "cart: add": () => post("/api/cart/add", { ...line(next(goods)), quantity: 1 }),
    "cart: update": () => post("/api/cart/update", { ...line(goods[turn % 20]!), quantity: 1 + (turn % 5) }),
    "cart: get": () => post("/api/cart/get", {}),
    "wishlist: add": () => post("/api/wishlist/add", line(next(goods))),
    "order: place": () => post("/api/order/place", orderOf(next(goods))),
    "order: list": () => post("/api/order/userorders", {}),
  };
}

function orderOf({ productId, options, price }: Buyable): object {
  return orderBody([{ _id: productId, quantity: 1, price, attributes: options }], { orderId: randomUUID() });
}

function asked({ address }: BenchCalls, request: () => Request, callers: number, seconds: number) {
  const setupRequest = (old: Request) => ({ ...old, ...request() });
  return load({ url: address, connections: callers, seconds, requests: [{ setupRequest }] });
}

export async function measure(calls: BenchCalls, name: string, request: () => Request, callers: number) {
  await asked(calls, request, callers, 1);
  const before = await calls.used();
  const loaded = await asked(calls, request, callers, SECONDS);
  const cpu = (await calls.used()).cpu - before.cpu;
  const answers = Object.values(loaded.statuses).reduce((sum, count) => sum + count, 0);
  const refused = answers - (loaded.statuses["200"] ?? 0) + loaded.failed;
  return {
    call: name,
    callers,
    "a second": Math.round(loaded.perSecond),
    "p50 ms": loaded.p50,
    "p99 ms": loaded.p99,
    "CPU ms each": Number(((cpu * 1000) / answers).toFixed(2)),
    refused,
  };
}

async function compareOrders(calls: BenchCalls, url: string, shoppers: BenchShopper[], goods: Buyable[]) {
  const place = callsOf(shoppers, goods)["order: place"]!;
  const [whole, bare] = [[], []] as [number[], number[]];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await bareOrders(url, shoppers, goods, { callers: 32, connections: 20, seconds: ROUND_SECONDS }));
    whole.push((await asked(calls, place, 32, ROUND_SECONDS)).perSecond);
  }
  const ratios = whole.map((rate, round) => rate / bare[round]!);
  return {
    "whole call": Math.round(median(whole)),
    "bare transaction": Math.round(median(bare)),
    ratio: Number(median(ratios).toFixed(2)),
    rounds: ratios.map((ratio) => ratio.toFixed(2)).join(", "),
  };
}

/** Every kind of call in turn, five thousand at a time; what stays in memory after each. */
async function remember(calls: BenchCalls, cases: Record<string, () => Request>) {
  const requests = Object.values(cases);
  const rows = [];
  for (let quarter = 0; quarter <= 4; quarter += 1) {
    const { memory, heap } = await calls.used(true);
    rows.push({ "requests so far": quarter * 5_000, process: Math.round(memory), heap: Math.round(heap) });
    if (quarter === 4) break;
    let turn = 0;
    await load({
      url: calls.address,
      connections: 32,
      seconds: 1,
      amount: 5_000,
      requests: [{ setupRequest: (old: Request) => ({ ...old, ...requests[turn++ % requests.length]!() }) }],
    });
  }
  return rows;
}
