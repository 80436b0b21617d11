import { readdir } from "node:fs/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildApp, type App } from "#http/app.ts";
import { areas } from "#http/areas.ts";
import { readConfig } from "#platform/config.ts";
import { issueToken } from "#domain/accounts/tokens.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, areas);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

it.each(["/api/product/list?limit=1", "/api/nothing", "/api/user/get-user", "/healthz", "/api/product/list?limit=x"])(
  "protect the reply of %s",
  async (url) => {
    const { headers } = await app.inject(url);
    const policy = String(headers["content-security-policy"]);
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toBe("'self'");
    expect(policy).toMatch(/default-src 'self'/);
    expect(policy).toMatch(/object-src 'none'/);
    expect(policy).toMatch(/base-uri 'self'/);
    expect(policy).toMatch(/frame-ancestors 'self'/);
    expect(policy).toMatch(/form-action 'self'/);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("SAMEORIGIN");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["permissions-policy"]).toContain("camera=()");
    expect(headers["permissions-policy"]).toContain("geolocation=()");
    expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["server"]).toBeUndefined();
  },
);

it("leave a picture's reply those for documents out", async () => {
  const [picture] = await readdir(new URL("../../demo/pictures/files/", import.meta.url));
  const { statusCode, headers } = await app.inject(`/media/demo/${picture}`);
  expect(statusCode).toBe(200);
  expect(headers["x-content-type-options"]).toBe("nosniff");
  expect(Object.keys(headers).join(" ")).not.toMatch(/policy(?<!resource-policy)|frame|download|xss/);
});

it("ask for TLS for two years where the shop has it, and nowhere else", async () => {
  expect((await app.inject("/healthz")).headers["strict-transport-security"]).toBeUndefined();
  const config = readConfig({ SHOP_URL: "https://shop.example", DATABASE_URL: shop.url });
  const behindTls = await buildApp({ ...shop.ctx, config }, []);
  const { headers } = await behindTls.inject("/healthz");
  expect(headers["strict-transport-security"]).toBe("max-age=63072000");
  expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  await behindTls.close();
});

it("keep what is somebody's from every cache", async () => {
  const asha = await shopper(shop.ctx, app);
  const token = await issueToken(shop.ctx, asha.id);
  for (const [method, url] of [
    ["GET", "/api/user/get-user"],
    ["POST", "/api/cart/get"],
    ["POST", "/api/order/userorders"],
  ] as const) {
    const reply = await app.inject({ method, url, headers: { token } });
    expect([url, reply.statusCode, reply.headers["cache-control"]]).toEqual([url, 200, "no-store"]);
  }
});

it("let no other site read a reply", async () => {
  const headers = { origin: "https://evil.example", "access-control-request-method": "POST" };
  const asked = await app.inject({ method: "OPTIONS", url: "/api/cart/get", headers });
  const read = await app.inject({ url: "/api/product/list?limit=1", headers });
  for (const reply of [asked, read]) expect(reply.headers["access-control-allow-origin"]).toBeUndefined();
});
