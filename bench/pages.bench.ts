import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startShop } from "#tests/browser/running-shop.ts";
import type { Benchmark } from "./benchmark.ts";
import { load, median } from "./load.ts";

const BUDGET = 0.7;
const ROUNDS = 3;
const HEADERS = { "accept-encoding": "gzip, deflate, br, zstd" };

export const benchmark: Benchmark = {
  about:
    "Pages as a browser asks for them, again and again, over 32 connections that are kept, against a bare `node:http` " +
    "server in a process of its own that answers with the same bytes. The two take turns; the figures are medians of " +
    `${ROUNDS} rounds. The client (autocannon) takes the second processor. Budget: ${BUDGET} of the bare server's rate.`,
  async run() {
    const folder = await mkdtemp(join(tmpdir(), "weft-bench-"));
    const shop = await startShop(join(folder, "data"));
    try {
      const { products } = (await (await fetch(`${shop.address}/api/product/list?limit=1`)).json()) as {
        products: { _id: string }[];
      };
      const paths = { home: "/", listing: "/collection", product: `/product/${products[0]!._id}` };
      const rows = [];
      for (const [page, path] of Object.entries(paths))
        rows.push({ page, ...(await compare(shop.address + path, folder)) });
      const missed = rows.filter((row) => row.ratio < BUDGET).map((row) => `${row.page}: ${row.ratio} of ${BUDGET}`);
      return { tables: [{ title: "Cached pages, answers a second", rows }], missed };
    } finally {
      await shop.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function compare(url: string, folder: string) {
  const { body, headers } = await ask(url);
  await writeFile(join(folder, "page"), body);
  const bare = fork(new URL("./bare-server.ts", import.meta.url), [join(folder, "page"), JSON.stringify(headers)], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  try {
    const [address] = (await once(bare.stdout!.setEncoding("utf8"), "data")) as [string];
    const measure = (at: string) => load({ url: at, connections: 32, seconds: 4, headers: HEADERS });
    await measure(url);
    const [ours, theirs] = [[], []] as [number[], number[]];
    const slowest: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const loaded = await measure(url);
      ours.push(loaded.perSecond);
      slowest.push(loaded.p99);
      theirs.push((await measure(address.trim())).perSecond);
    }
    const [weft, node] = [Math.round(median(ours)), Math.round(median(theirs))];
    return {
      bytes: body.length,
      weft,
      "node:http": node,
      ratio: Number((weft / node).toFixed(2)),
      "p99 ms": median(slowest),
    };
  } finally {
    const gone = once(bare, "exit");
    bare.disconnect();
    await gone;
  }
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
