import { Type } from "typebox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App, type Routes } from "./app.ts";
import { refusals } from "./refusals.ts";

const sample: Routes = (app) => {
  const body = Type.Object({ name: Type.String({ minLength: 1 }), place: Type.Object({ city: Type.String() }) });
  app.post(
    "/api/sample",
    { schema: { body, response: { 200: Type.Object({ success: Type.Boolean() }), ...refusals } } },
    () => ({ success: true }),
  );
  app.get("/api/broken", () => {
    throw new Error("the secret is 42");
  });
};

let shop: TestShop;
let app: App;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [sample]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

it("says that it lives, and that it is ready", async () => {
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
});

it("names every field at fault, also one inside another", async () => {
  const reply = await app.inject({ method: "POST", url: "/api/sample", payload: { name: "", place: {} } });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ success: false, errors: { "place.city": "place.city is required." } });
  expect(Object.keys(reply.json().errors)).toContain("name");
});

it("refuses what is no JSON, and what is too large, with a sentence", async () => {
  const headers = { "content-type": "application/json" };
  const broken = await app.inject({ method: "POST", url: "/api/sample", headers, payload: "{" });
  expect([broken.statusCode, broken.json().success]).toEqual([400, false]);
  const large = await app.inject({
    method: "POST",
    url: "/api/sample",
    headers,
    payload: JSON.stringify({ name: "x".repeat(300_000) }),
  });
  expect([large.statusCode, large.json().message]).toEqual([413, "That is too much to send at once."]);
});

it("gives nothing away when something breaks", async () => {
  const reply = await app.inject("/api/broken");
  expect(reply.statusCode).toBe(500);
  expect(reply.body).not.toContain("secret");
  expect(reply.json().message).toMatch(/Reference [0-9a-f-]{36}/);
});

it("describes its calls as OpenAPI", async () => {
  const document = (await app.inject("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(["/api/sample"]));
  expect(Object.keys(document.paths)).not.toContain("/healthz");
});
