import { afterAll, beforeAll, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { orderRoutes } from "./order.ts";
import { productNumbersRoutes } from "./product-numbers.ts";

const START = Date.parse("2026-11-20T12:00:00.000Z");
const MINUTE = 60_000;
const tee = { _id: "tee", price: 9_950 };

let shop: TestShop;
let app: App;
let time = START;
beforeAll(async () => {
  shop = await openTestShop({ env: { HONEST_NUMBERS: "real" }, now: () => new Date(time) });
  await saveProducts(shop.ctx, [sampleDraft({ id: "tee", price: tee.price, stock: 50 }), sampleDraft({ id: "belt" })]);
  app = await buildApp(shop.ctx, [orderRoutes, productNumbersRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const numbers = async (ids: string) =>
  (await app.inject({ url: `/api/product/numbers?ids=${ids}` })).json<{ numbers: object }>().numbers;
const look = (productId: string, viewer: string) =>
  app.inject({ method: "POST", url: "/api/product/viewing", payload: { productId, viewer } });

it("CARD-05 PDP-06 counts units of orders that stand, in all and within 24 hours", async () => {
  const asha = await shopper(shop.ctx, app);
  const place = (quantity: number) => asha.post("/api/order/place", orderBody([{ ...tee, quantity }]));
  expect((await place(3)).status).toBe(200);
  time = START + 23 * 60 * MINUTE;
  const { body } = await place(2);
  expect(await numbers("tee,belt,nothing")).toEqual({
    tee: { sold: 5, soldToday: 5, viewing: 0 },
    belt: { sold: 0, soldToday: 0, viewing: 0 },
  });
  time = START + 25 * 60 * MINUTE;
  expect(await numbers("tee")).toEqual({ tee: { sold: 5, soldToday: 2, viewing: 0 } });
  expect((await asha.post("/api/order/cancel", { orderId: body.orderId })).status).toBe(200);
  expect(await numbers("tee")).toEqual({ tee: { sold: 3, soldToday: 0, viewing: 0 } });
});

it("PDP-09 counts the pages that are open, each once, until they no longer say so", async () => {
  const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const viewer of [one, two, one]) expect((await look("belt", viewer)).statusCode).toBe(200);
  expect(await numbers("belt")).toMatchObject({ belt: { viewing: 2 } });
  time += MINUTE;
  await look("belt", two);
  time += MINUTE / 2;
  expect(await numbers("belt")).toMatchObject({ belt: { viewing: 1 } });
  expect((await look("nothing", one)).statusCode).toBe(200);
  expect((await look("belt", "nobody")).statusCode).toBe(400);
});

it("tells nothing and notes nothing where the shop's setting is another", async () => {
  const quiet = await openTestShop({ env: { HONEST_NUMBERS: "off" } });
  await saveProducts(quiet.ctx, [sampleDraft({ id: "tee" })]);
  const other = await buildApp(quiet.ctx, [productNumbersRoutes]);
  const viewer = crypto.randomUUID();
  await other.inject({ method: "POST", url: "/api/product/viewing", payload: { productId: "tee", viewer } });
  expect((await other.inject({ url: "/api/product/numbers?ids=tee" })).json()).toEqual({ success: true, numbers: {} });
  expect(await quiet.ctx.db.selectFrom("product_viewer").selectAll().execute()).toEqual([]);
  await other.close();
  await quiet.close();
});
