import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/browser/running-shop.ts";
import type { Benchmark } from "./benchmark.ts";
import { load, median, type Loaded } from "./load.ts";
import { cpuOf, serverOf } from "./process.ts";

const BUDGET = 0.7;
const ROUNDS = 7;
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };

export const benchmark: Benchmark = {
  about:
    "Pages as a browser asks for them, again and again, over 32 connections that are kept, against a bare `node:http` " +
    "server in a process of its own that answers with the same bytes and headers. The two take turns, two seconds each; the " +
    `figures are medians of ${ROUNDS} rounds, the ratio is the median of the rounds' ratios. The client (autocannon) takes the second ` +
    "processor. CPU is what the server's process takes for an answer, in microseconds: the figure that a busy machine " +
    `disturbs least. Budget: ${BUDGET} of the bare server's rate. Cold pages are those that nobody asked for before.`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const shop = await startShop(join(folder, "data"));
    try {
      const { products } = (await (await fetch(`${shop.address}/api/product/list`)).json()) as {
        products: { _id: string }[];
      };
      const paths = { home: "/", listing: "/collection", product: `/product/${products[0]!._id}` };
      const rows = [];
      for (const [page, path] of Object.entries(paths)) {
        rows.push({ page, ...(await compare(shop.address + path, folder)) });
      }
      const missed = rows.filter((row) => row.ratio < BUDGET).map((row) => `${row.page}: ${row.ratio} of ${BUDGET}`);
      const cold = [
        await askCold(shop.address, "product", products.map(({ _id }) => `/product/${_id}`).slice(1)),
        await askCold(
          shop.address,
          "listing",
          Array.from(products, (_, n) => `/collection?max=${9_000 + n}`),
        ),
      ];
      return {
        tables: [
          { title: "Pages from memory, answers a second", rows },
          { title: "Cold pages, one after the other", rows: cold },
        ],
        missed,
      };
    } finally {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function compare(url: string, folder: string) {
  // What has lasted and is asked for again is compressed anew, once.
  await ask(url);
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  await ask(url);
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  const { body, headers } = await ask(url);
  await writeFile(join(folder, "page"), body);
  const bare = await startBare(join(folder, "page"), headers);
  try {
    const ours = await serverOf(url);
    const measure = () => measured(url, ours);
    const rounds: { weft: Measured; node: Measured }[] = [];
    await measure();
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({ weft: await measure(), node: await measured(bare.address, bare.child.pid!) });
    }
    const middle = (figure: (round: (typeof rounds)[number]) => number) => median(rounds.map(figure));
    return {
      bytes: body.length,
      weft: Math.round(middle(({ weft }) => weft.perSecond)),
      "node:http": Math.round(middle(({ node }) => node.perSecond)),
      ratio: Number(middle(({ weft, node }) => weft.perSecond / node.perSecond).toFixed(2)),
      "weft CPU µs": Math.round(middle(({ weft }) => weft.cpu)),
      "node:http CPU µs": Math.round(middle(({ node }) => node.cpu)),
      "weft p99 ms": Math.round(middle(({ weft }) => weft.p99)),
    };
  } finally {
    const gone = once(bare.child, "exit");
    bare.child.disconnect();
    await gone;
  }
}

interface Measured extends Loaded {
  /** Microseconds of processor time an answer. */
  cpu: number;
}

async function measured(url: string, pid: number): Promise<Measured> {
  const before = await cpuOf(pid);
  const loaded = await load({ url, connections: 32, seconds: 2, headers: HEADERS });
  const answers = Object.values(loaded.statuses).reduce((sum, count) => sum + count, 0);
  return { ...loaded, cpu: (((await cpuOf(pid)) - before) * 1000) / answers };
}

async function startBare(file: string, headers: object): Promise<{ child: ChildProcess; address: string }> {
  const child = fork(new URL("./bare-server.ts", import.meta.url), [file, JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [address] = (await once(child.stdout!.setEncoding("utf8"), "data")) as [string];
  return { child, address: address.trim() };
}

/** Milliseconds from request to the last byte, of pages that are rendered for it, and of processor time for each. */
async function askCold(address: string, page: string, paths: string[]) {
  const pid = await serverOf(address);
  const times: number[] = [];
  const before = await cpuOf(pid);
  for (const path of paths.slice(0, 100)) {
    const since = performance.now();
    await ask(address + path);
    times.push(performance.now() - since);
  }
  const cpu = ((await cpuOf(pid)) - before) / times.length;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number(sorted[Math.floor(sorted.length * share)]!.toFixed(1));
  return { page, pages: times.length, "p50 ms": at(0.5), "p95 ms": at(0.95), "weft CPU ms": Number(cpu.toFixed(1)) };
}

/** A page's bytes as they are sent, compressed or not, with its headers. */
function ask(url: string): Promise<{ body: Buffer; headers: Record<string, string> }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: HEADERS }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { connection: _, "keep-alive": __, date: ___, "transfer-encoding": ____, ...headers } = response.headers;
        resolve({ body: Buffer.concat(chunks), headers: headers as Record<string, string> });
      });
    });
    asked.on("error", reject).end();
  });
}
