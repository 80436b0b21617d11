import { afterAll, beforeAll, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import type { App } from "#http/app.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { openCalls } from "#tests/fuzz/calls.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";

let shop: TestShop;
let app: App;
const lines: string[] = [];
beforeAll(async () => {
  shop = await openTestShop({ env: { LOG_LEVEL: "trace" } });
  const log = createLog("trace", { write: (line) => void lines.push(line) });
  ({ app } = await openCalls({ ...shop.ctx, log }));
  await saveProducts(shop.ctx, [sampleDraft({ id: "mug", price: 50_000 })]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const PASSWORD = "correct horse battery staple";

it("names each request by its id, and holds no secret and nobody's data, at the most talkative level too", async () => {
  lines.length = 0;
  const asha = await shopper(shop.ctx, app);
  const credentials = { email: "asha.rao@example.com", password: PASSWORD };
  await app.inject({
    method: "POST",
    url: "/api/identity/sign-up/email",
    payload: { name: "Asha Rao", ...credentials },
  });
  await app.inject({ method: "POST", url: "/api/identity/sign-in/email", payload: credentials });
  await app.inject({
    method: "POST",
    url: "/api/identity/sign-in/email",
    payload: { ...credentials, password: "wrong one" },
  });
  const token = "t0p-secret-token-0123456789";
  await app.inject({ url: `/api/identity/verify-email?token=${token}`, headers: { cookie: `session=${token}` } });
  await app.inject({ url: "/api/user/get-user", headers: { token, authorization: `Bearer ${token}` } });
  await app.inject({ url: "/api/product/list?q=a%20private%20wish", remoteAddress: "203.0.113.77" });
  await asha.post("/api/order/place", orderBody([{ _id: "mug", price: 50_000, quantity: 1 }]));
  await app.inject({ method: "POST", url: "/api/order/place", headers: { token }, payload: "{" });
  const written = lines.join("");
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines.filter((each) => each.includes("request completed"))) {
    expect(JSON.parse(line).reqId).toMatch(/^[0-9a-f-]{36}$/);
  }
  const hidden = [
    PASSWORD,
    "wrong one",
    token,
    "private",
    "203.0.113.77",
    home.street,
    home.phone,
    "asha.rao@example.com",
  ];
  for (const secret of [...hidden, asha.email]) expect(written).not.toContain(secret);
  expect(written).toContain('"from":"203.0.113.0"');
});

it("hides what a failed statement says of a row", async () => {
  lines.length = 0;
  const log = createLog("error", { write: (line) => void lines.push(line) });
  const row = { identity_uid: "x", email: "twice@example.com", auth_method: "password" };
  await shop.ctx.db.insertInto("customer").values(row).execute();
  const failed = await shop.ctx.db
    .insertInto("customer")
    .values({ ...row, identity_uid: "y" })
    .execute()
    .catch((error: unknown) => error);
  log.error({ err: failed }, "a call failed");
  expect(lines.join("")).toContain("customer_email");
  expect(lines.join("")).not.toContain("twice@example.com");
});

it.each(["token", "password", "authorization", "cookie", "secret", "email", "phone"])(
  "hides %s, however deep",
  (name) => {
    lines.length = 0;
    const log = createLog("info", { write: (line) => void lines.push(line) });
    log.info({ [name]: "value-1", body: { [name]: "value-2", more: { [name]: "value-3" } } }, "said");
    expect(lines.join("")).not.toMatch(/value-\d/);
  },
);
