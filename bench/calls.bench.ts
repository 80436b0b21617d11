import type { Request } from "autocannon";
import type { Benchmark } from "./benchmark.ts";
import { bareOrders } from "./fill/bare-orders.ts";
import { benchServer, withClient } from "./fill/bench-database.ts";
import { openShoppers, stockUp, type BenchShopper, type Buyable } from "./fill/bench-shoppers.ts";
import { startCalls, type BenchCalls } from "./fill/bench-shop.ts";
import { asked, measureCall } from "./fill/measure-call.ts";
import { callsOf } from "./fill/shop-calls.ts";
import { load, median } from "./load.ts";

const PRODUCTS = 10_000;
const SHOPPERS = 2_000;
const SECONDS = 3;
const ROUNDS = 9;
/** Of each round: short, so that what else the machine does falls on both alike. */
const ROUND_SECONDS = 1.5;
const BUDGET = 0.5;

export const benchmark: Benchmark = {
  about:
    `The shop's calls at ${PRODUCTS.toLocaleString("en")} products, without pages and jobs, on a fresh embedded PostgreSQL, by callers ` +
    "that keep their connections and wait for each answer (autocannon). Shop, database and callers share the " +
    "machine's processors. Reads are of many different addresses, asked for again and again, as shoppers do; those that are " +
    "new were never asked for before, so that no kept reply helps. CPU is that of the shop's process and that of its connections' " +
    "processes in the database, for an answer: the figures that a busy machine disturbs least. The bare transaction is begin, order, line, " +
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
        for (const callers of [20, 32]) rows.push(await measure(calls, url, name, requests, callers));
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

async function measure(calls: BenchCalls, url: string, name: string, request: () => Request, callers: number) {
  const { perSecond, p50, p99, cpu, databaseCpu, refused } = await measureCall(calls, url, request, {
    callers,
    warmUp: 1,
    seconds: SECONDS,
  });
  return {
    call: name,
    callers,
    "a second": Math.round(perSecond),
    "p50 ms": p50,
    "p99 ms": p99,
    "CPU ms each": Number(cpu.toFixed(2)),
    "database CPU ms": Number(databaseCpu.toFixed(2)),
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
