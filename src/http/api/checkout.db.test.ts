import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Address } from "#contract/order.ts";
import { MOST_ADDRESSES } from "#domain/checkout/save-address.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { home } from "#tests/fixtures/orders.ts";
import { shoppers, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { checkoutRoutes } from "./checkout.ts";

const ADDRESSES = "/api/checkout/addresses";

let shop: TestShop;
let app: App;
let asha: Shopper;
let ben: Shopper;
let time = Date.parse("2026-11-21T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(time) });
  app = await buildApp(shop.ctx, [checkoutRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  [asha, ben] = (await shoppers(shop.ctx, app, 2)) as [Shopper, Shopper];
});

async function call(who: Shopper, method: "GET" | "POST" | "PUT" | "DELETE", url: string, payload?: object) {
  time += 1000;
  const reply = await app.inject({ method, url, headers: { token: who.token }, ...(payload && { payload }) });
  return { status: reply.statusCode, body: reply.json() };
}
const save = async (who: Shopper, change: Partial<Address> = {}) => {
  const { status, body } = await call(who, "POST", ADDRESSES, { ...home, ...change });
  expect(status).toBe(200);
  return body._id as string;
};
const saved = async (who: Shopper): Promise<(Address & { _id: string })[]> =>
  (await call(who, "GET", ADDRESSES)).body.addresses;

describe("saved addresses", () => {
  it("are offered to their shopper, the last used first, each once, as they are kept", async () => {
    expect(await saved(asha)).toEqual([]);
    const first = await save(asha, { street: "1 First Road", zipcode: "411 001", phone: "9876543210" });
    const second = await save(asha, { street: "2 Second Road" });
    expect((await saved(asha)).map(({ _id }) => _id)).toEqual([second, first]);
    expect(await save(asha, { street: " 1 First Road " })).toBe(first);
    expect(await saved(asha)).toEqual([
      { ...home, street: "1 First Road", _id: first },
      { ...home, street: "2 Second Road", _id: second },
    ]);
  });

  it("are at most ten: the one not used for longest makes room", async () => {
    const ids: string[] = [];
    for (let house = 1; house <= MOST_ADDRESSES + 2; house++)
      ids.push(await save(asha, { street: `${house} Long Road` }));
    expect((await saved(asha)).map(({ _id }) => _id)).toEqual(ids.slice(2).toReversed());
  });

  it("can be changed, and become one with another that is the same", async () => {
    const first = await save(asha, { street: "1 First Road" });
    const second = await save(asha, { street: "2 Second Road" });
    const url = `${ADDRESSES}/${first}`;
    expect((await call(asha, "PUT", url, { ...home, street: "3 Third Road" })).body).toEqual({
      success: true,
      message: "Address saved",
      _id: first,
    });
    expect((await saved(asha)).map(({ street }) => street)).toEqual(["3 Third Road", "2 Second Road"]);
    await call(asha, "PUT", url, { ...home, street: "2 Second Road" });
    expect((await saved(asha)).map(({ _id }) => _id)).toEqual([first]);
    expect((await call(asha, "PUT", `${ADDRESSES}/${second}`, home)).status).toBe(404);
  });

  it("can be deleted", async () => {
    const id = await save(asha);
    expect((await call(asha, "DELETE", `${ADDRESSES}/${id}`)).body.message).toBe("Address deleted");
    expect(await saved(asha)).toEqual([]);
    expect((await call(asha, "DELETE", `${ADDRESSES}/${id}`)).body).toEqual({
      success: false,
      message: "This address is no longer saved.",
    });
  });

  it("VAL-23 VAL-24 are refused with one sentence a field when nothing could be delivered there", async () => {
    const { status, body } = await call(asha, "POST", ADDRESSES, { ...home, zipcode: "4110AB", city: "" });
    expect(status).toBe(400);
    expect(body.errors).toEqual({
      city: "City is required.",
      zipcode: "Please enter a valid zip code, such as 110001.",
    });
    expect(await saved(asha)).toEqual([]);
  });

  it("ROLE-07 are nobody else's: not to be seen, changed or deleted, with or without an account", async () => {
    const id = await save(asha);
    expect(await saved(ben)).toEqual([]);
    expect((await call(ben, "PUT", `${ADDRESSES}/${id}`, { ...home, street: "Mine" })).status).toBe(404);
    expect((await call(ben, "DELETE", `${ADDRESSES}/${id}`)).status).toBe(404);
    await save(ben);
    expect(await saved(asha)).toEqual([{ ...home, _id: id }]);
    for (const [method, url] of [
      ["GET", ADDRESSES],
      ["POST", ADDRESSES],
      ["PUT", `${ADDRESSES}/${id}`],
      ["DELETE", `${ADDRESSES}/${id}`],
    ] as const)
      expect((await app.inject({ method, url })).statusCode).toBe(401);
    expect((await call(ben, "PUT", `${ADDRESSES}/1`, home)).status).toBe(400);
  });

  it("TRANS-02 answer in the shopper's language", async () => {
    const reply = await app.inject({
      method: "POST",
      url: ADDRESSES,
      headers: { token: asha.token, cookie: "lang=de" },
      payload: { ...home, country: "DE", zipcode: "1" },
    });
    expect(reply.json().errors).toEqual({
      zipcode: "Bitte gib eine gültige Postleitzahl ein, zum Beispiel 26133.",
    });
  });
});
