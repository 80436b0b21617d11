import { afterAll, beforeAll, expect, it } from "vitest";
import { embeddedLocations } from "#adapters/locations/embedded.ts";
import { refreshRates } from "#domain/rates/refresh-rates.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { readConfig } from "#platform/config.ts";
import { connect } from "#platform/database/connect.ts";
import { watchPool, watchProcess } from "#platform/metrics/metrics.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { LOCATION_KEY, openLocationService } from "#tests/fixtures/location-service.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { openRateService, RATE_KEY } from "#tests/fixtures/rate-service.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "./app.ts";
import { cartRoutes } from "./api/cart.ts";
import { orderRoutes } from "./api/order.ts";

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [cartRoutes, orderRoutes]);
  await saveProducts(shop.ctx, [sampleDraft({ id: "tee", price: 50_000, stock: 2 })]);
  asha = await shopper(shop.ctx, app);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const scrape = async (headers: Record<string, string> = {}, remoteAddress = "127.0.0.1", of = app) =>
  of.inject({ url: "/metrics", headers, remoteAddress });
const lines = async () => (await scrape()).body.split("\n");

it("counts requests by route, orders from the database, and what stock refused", async () => {
  const item = { _id: "tee", price: 50_000 };
  expect((await asha.post("/api/order/place", orderBody([{ ...item, quantity: 1 }]))).status).toBe(200);
  expect((await asha.post("/api/order/place", orderBody([{ ...item, quantity: 2 }]))).status).toBe(409);
  expect((await asha.post("/api/cart/add", { itemId: "tee", quantity: 2 })).status).toBe(409);
  expect((await asha.post("/api/order/place", { ...orderBody([{ ...item, quantity: 1 }]), amount: 1 })).status).toBe(
    409,
  );
  await app.inject("/nowhere/1");
  await app.inject("/nowhere/2");
  const found = await lines();
  expect(found).toContain('weft_http_request_seconds_count{method="POST",route="/api/order/place",status="200"} 1');
  expect(found).toContain('weft_http_request_seconds_count{method="POST",route="/api/order/place",status="409"} 2');
  expect(found).toContain('weft_http_request_seconds_count{method="GET",route="none",status="404"} 2');
  expect(found).toContain('weft_stock_conflicts_total{route="/api/order/place"} 1');
  expect(found).toContain('weft_stock_conflicts_total{route="/api/cart/add"} 1');
  expect(found).toContain('weft_orders_placed_total{method="cod"} 1');
  expect(found).toContain('weft_orders{status="Order Placed"} 1');
  expect(found).toContain("weft_database_up 1");
  expect(found.find((line) => line.startsWith("weft_http_requests_in_flight "))).toMatch(/ [01]$/);
});

it("names no shopper, no product and no address", async () => {
  const text = (await lines()).join("\n");
  for (const word of [asha.email, asha.id, "tee", "nowhere"]) expect(text).not.toContain(word);
});

it("measures the process and its pool of connections", async () => {
  const pool = connect(shop.url, 3);
  watchPool(shop.ctx.metrics, pool.pool);
  const stop = watchProcess(shop.ctx.metrics);
  await pool.pool.query("select 1");
  const found = await lines();
  expect(found).toContain('weft_database_connections{state="idle"} 1');
  expect(found).toContain('weft_database_connections{state="most"} 3');
  expect(found.some((line) => /^weft_event_loop_delay_seconds\{quantile="0.99"\} [\d.e-]+$/.test(line))).toBe(true);
  expect(found.some((line) => /^weft_process_memory_bytes\{kind="resident"\} \d{7,}$/.test(line))).toBe(true);
  stop();
  await pool.close();
});

it("is for this machine alone, and not through a proxy on it", async () => {
  expect((await scrape({}, "127.0.0.1")).statusCode).toBe(200);
  expect((await scrape({}, "::1")).statusCode).toBe(200);
  expect((await scrape({}, "203.0.113.7")).statusCode).toBe(404);
  expect((await scrape({ "x-forwarded-for": "203.0.113.7" })).statusCode).toBe(404);
  expect((await scrape({ forwarded: "for=203.0.113.7" })).statusCode).toBe(404);
});

it("is for whoever has the token, where there is one", async () => {
  const config = readConfig({ METRICS_TOKEN: "a-long-token" });
  const guarded = await buildApp({ ...shop.ctx, config }, []);
  const asked = async (authorization?: string) =>
    (await scrape(authorization ? { authorization } : {}, "203.0.113.7", guarded)).statusCode;
  expect(await asked()).toBe(404);
  expect(await asked("Bearer a-long-toke")).toBe(404);
  expect(await asked("Bearer a-long-token")).toBe(200);
  expect((await scrape({}, "127.0.0.1", guarded)).statusCode).toBe(404);
  await guarded.close();
});

it("answers without the database, and says that it is away", async () => {
  const away = await openTestShop();
  const gone = await buildApp(away.ctx, []);
  await away.close();
  const found = (await scrape({}, "127.0.0.1", gone)).body.split("\n");
  expect(found).toContain("weft_database_up 0");
  expect(found.some((line) => line.startsWith("weft_orders_placed_total{"))).toBe(false);
  expect((await gone.inject("/healthz")).statusCode).toBe(200);
  const ready = await gone.inject("/readyz");
  expect([ready.statusCode, ready.headers["retry-after"]]).toEqual([503, "5"]);
  await gone.close();
});

it("is not ready while a table of this version is missing", async () => {
  const behind = await openTestShop();
  await behind.ctx.db.deleteFrom("migration").where("name", "like", "0008%").execute();
  const late = await buildApp(behind.ctx, []);
  const ready = await late.inject("/readyz");
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: "the database lacks 0008_newsletter.sql" }]);
  await late.close();
  await behind.close();
});

it("counts each call to a third party, and the age of the rates that it gave", async () => {
  const [places, rates] = await Promise.all([openLocationService(embeddedLocations()), openRateService()]);
  const env = {
    LOCATIONS_API_KEY: LOCATION_KEY,
    LOCATIONS_API_URL: places.url,
    RATES_API_KEY: RATE_KEY,
    RATES_API_URL: rates.url,
  };
  const own = await openTestShop({ env, now: () => new Date((rates.madeAt + 7200) * 1000) });
  const ownApp = await buildApp(own.ctx, []);
  await own.ctx.adapters.locations.states("IN");
  await refreshRates(own.ctx);
  const found = (await scrape({}, "127.0.0.1", ownApp)).body.split("\n");
  expect(found).toContain('weft_outbound_calls_total{to="locations",outcome="ok"} 2');
  expect(found).toContain('weft_outbound_calls_total{to="rates",outcome="ok"} 21');
  expect(found).toContain("weft_rate_age_seconds 7200");
  expect(found).toContain("weft_rate_failures 0");
  await ownApp.close();
  await own.close();
  await Promise.all([places.close(), rates.close()]);
});

it("says nothing of the age of rates that ship with the shop, and never change", async () => {
  await refreshRates(shop.ctx);
  const found = (await scrape()).body;
  expect(found).toContain("weft_database_up 1");
  expect(found).not.toMatch(/^weft_rate_(age_seconds|failures) /m);
  expect(found).not.toContain('to="rates"');
});
