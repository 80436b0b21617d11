import { Type } from "typebox";
import { afterAll, beforeAll, expect, it } from "vitest";
import { connect } from "#platform/database/connect.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { buildApp, type App, type Routes } from "./app.ts";
import { cartRoutes } from "./api/cart.ts";
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

it.each(["/api/%zz", "/api/%ff", `/api/location/v1/countries/${"x".repeat(500)}/states`])(
  "answers an address that is none with a refusal: %s",
  async (url) => {
    const reply = await app.inject(url);
    expect([400, 404, 414]).toContain(reply.statusCode);
    expect(reply.body).not.toMatch(/FST_|zz|%ff/);
  },
);

it.each(["<script>", "a b", "evil.example/path", "[::1", "user@host", "9999999999999999", "2026-01-01T00:00:00Z"])(
  "refuses a Host that is none: %s",
  async (host) => {
    const reply = await app.inject({ url: "/healthz", headers: { host } });
    expect([reply.statusCode, reply.json().success]).toEqual([400, false]);
  },
);

it.each([
  "shop.example",
  "localhost:3000",
  "127.0.0.1:80",
  "[::1]:3000",
  "xn--bcher-kva.example",
  "my_host",
  "shop.example.",
])("takes a Host that is one: %s", async (host) => {
  expect((await app.inject({ url: "/healthz", headers: { host } })).statusCode).toBe(200);
});

it("refuses a null character wherever it stands, which the database cannot keep", async () => {
  const sample = { method: "POST", url: "/api/sample" } as const;
  const inBody = await app.inject({ ...sample, payload: { name: "a\u0000", place: { city: "x" } } });
  const inAddress = await app.inject("/api/sample?x=%00");
  for (const reply of [inBody, inAddress]) {
    expect([reply.statusCode, reply.json().message]).toEqual([400, "The request is not of the right form."]);
  }
});

it("answers an unknown call with a sentence", async () => {
  const replies = await Promise.all(
    (["GET", "POST"] as const).map((method) => app.inject({ method, url: "/api/nothing" })),
  );
  const nothing = { success: false, message: "There is nothing at this address." };
  expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
    [404, nothing],
    [404, nothing],
  ]);
});

it("says of a database that is away when to come again, and nothing of it", async () => {
  const away = connect("postgresql://weft@127.0.0.1:9/weft");
  const gone = await buildApp({ ...shop.ctx, db: away.db }, [cartRoutes]);
  const reply = await gone.inject({ method: "POST", url: "/api/cart/get", headers: { token: "x".repeat(43) } });
  expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "5"]);
  expect(reply.json()).toEqual({
    success: false,
    message: "The shop cannot answer just now. Please try again in a moment.",
  });
  await gone.close();
  await away.close();
});

it("describes its calls as OpenAPI", async () => {
  const document = (await app.inject("/api/openapi.json")).json();
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(["/api/sample"]));
  expect(Object.keys(document.paths)).not.toContain("/healthz");
});
