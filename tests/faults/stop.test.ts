import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect as connectSocket } from "node:net";
import { once } from "node:events";
import { Client } from "pg";
import { afterAll, beforeEach, expect, it } from "vitest";
import { orderBody } from "#tests/fixtures/orders.ts";
import { lastingFolder } from "#tests/setup/folders.ts";
import { audit, databaseOf, stockShop } from "./books.ts";
import { nothingTold, type Buying } from "./order-load.ts";
import { startShop, type FaultyShop } from "./start-shop.ts";

const { folder, remove } = lastingFolder();
afterAll(remove);

let shops = 0;
let dataDir: string;
let shop: FaultyShop;
let buying: Buying;
beforeEach(async () => {
  dataDir = join(folder, `data-${++shops}`);
  shop = await startShop({ DATA_DIR: dataDir });
  buying = await stockShop(await databaseOf(dataDir), 1);
});

/** An order call that cannot go on as long as the result holds the table. */
async function holdOrders(): Promise<{
  client: Client;
  order: Promise<{ status: number; orderId: string; key: string } | null>;
}> {
  const client = new Client({ connectionString: await databaseOf(dataDir) });
  client.on("error", () => {});
  await client.connect();
  await client.query("begin");
  await client.query("lock table orders in access exclusive mode");
  const body = orderBody([{ ...buying.goods[0]!, quantity: 1 }]);
  const order = fetch(`${shop.address}/api/order/place`, {
    method: "POST",
    headers: { token: buying.tokens[0]!, "content-type": "application/json" },
    body: JSON.stringify(body),
  }).then(
    async (reply) => ({
      status: reply.status,
      orderId: ((await reply.json()) as { orderId: string }).orderId,
      key: body.order_id,
    }),
    () => null,
  );
  // To write, as the order does: the jobs of the minute read orders too.
  const waiting =
    "select from pg_locks where relation = 'orders'::regclass and mode = 'RowExclusiveLock' and not granted";
  await expect.poll(async () => (await client.query(waiting)).rowCount).toBeGreaterThan(0);
  return { client, order };
}

it("SIGTERM: a request in flight is finished, nobody new is let in, and the shop ends", async () => {
  const { client, order } = await holdOrders();
  shop.send("SIGTERM");
  const door = () =>
    fetch(`${shop.address}/healthz`).then(
      () => "open",
      () => "closed",
    );
  await expect.poll(door).toBe("closed");
  await pause(500);
  await client.query("rollback");
  await client.end();
  const answer = await order;
  expect(answer?.status).toBe(200);
  expect(await shop.ended).toBe(0);
  const again = await startShop({ DATA_DIR: dataDir });
  const told = { ...nothingTold(), placed: new Map([[answer!.key, answer!.orderId]]) };
  expect(await audit(await databaseOf(dataDir), told)).toEqual([]);
  again.send("SIGTERM");
  expect(await again.ended).toBe(0);
});

it("SIGTERM: what does not end within 10 seconds is cut off, and nothing half is left of it", async () => {
  const { client, order } = await holdOrders();
  const stuck = connectSocket({ host: "127.0.0.1", port: Number(new URL(shop.address).port) });
  stuck.on("error", () => {});
  await once(stuck, "connect");
  stuck.write(
    "POST /api/order/place HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{",
  );
  // What is in its way goes on for as long as this test does: that it ends at all is the cut.
  shop.send("SIGTERM");
  expect(await shop.ended).toBe(0);
  expect(await order).toSatisfy((answer: { status: number } | null) => answer === null || answer.status >= 500);
  await client.end().catch(() => {});
  stuck.destroy();
  const again = await startShop({ DATA_DIR: dataDir });
  expect(await audit(await databaseOf(dataDir), nothingTold())).toEqual([]);
  again.send("SIGTERM");
  expect(await again.ended).toBe(0);
});
