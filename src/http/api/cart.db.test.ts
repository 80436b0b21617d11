import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { issueToken } from "#domain/accounts/tokens.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { cartRoutes } from "./cart.ts";

const black = { Colour: "Black", Size: "M" };
const key = "linen-shirt_Black_M";

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [cartRoutes]);
  await saveProducts(shop.ctx, [
    sampleDraft({
      id: "linen-shirt",
      name: "Linen Shirt",
      stock: 5,
      options: { Colour: ["Black", "White"], Size: ["M", "L"] },
    }),
    sampleDraft({ id: "tote", name: "Tote", stock: 2000 }),
    sampleDraft({ id: "last-one", name: "Last One", stock: 1 }),
    sampleDraft({ id: "sold-out", name: "Sold Out", stock: 0 }),
    sampleDraft({ id: "hidden", published: false }),
  ]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  asha = await shopper(shop.ctx, app);
});

const add = (itemId: string, selectedAttributeValues: object = {}, more: object = {}) =>
  asha.post("/api/cart/add", { itemId, selectedAttributeValues, ...more });
const update = (itemId: string, selectedAttributeValues: object, quantity: unknown) =>
  asha.post("/api/cart/update", { itemId, selectedAttributeValues, quantity });
const cart = async () => (await asha.post("/api/cart/get")).body.cartData;

describe("POST /api/cart/add", () => {
  it("API-04 STATE-05 raises the same combination by 1, or creates it at 1", async () => {
    expect(await add("linen-shirt", black)).toEqual({ status: 200, body: { success: true, message: "Added to cart" } });
    await add("linen-shirt", black);
    await add("linen-shirt", { ...black, Size: "L" });
    expect(await cart()).toEqual({
      [key]: { itemId: "linen-shirt", quantity: 2, attributes: black },
      "linen-shirt_Black_L": { itemId: "linen-shirt", quantity: 1, attributes: { Colour: "Black", Size: "L" } },
    });
  });

  it("C-18 takes a quantity", async () => {
    await add("linen-shirt", black, { quantity: 3 });
    expect((await cart())[key].quantity).toBe(3);
  });

  it("ENT-04 keys the line in the order of the product's attributes, whatever the order given", async () => {
    await add("linen-shirt", { Size: "M", Colour: "Black" });
    const data = await cart();
    expect(Object.keys(data)).toEqual([key]);
    expect(Object.keys(data[key].attributes)).toEqual(["Colour", "Size"]);
  });

  it("N-06 refuses more than the stock and says how many are left", async () => {
    expect(await add("linen-shirt", black, { quantity: 6 })).toEqual({
      status: 409,
      body: { success: false, message: "Only 5 of Linen Shirt (Black, M) are left.", available: 5 },
    });
    await add("linen-shirt", black, { quantity: 5 });
    expect((await add("linen-shirt", black)).status).toBe(409);
    expect((await cart())[key].quantity).toBe(5);
    await add("last-one");
    expect((await add("last-one")).body.message).toBe("Only 1 of Last One is left.");
    expect((await add("sold-out")).body.message).toBe("Sold Out is sold out.");
    expect((await add("tote", {}, { quantity: 999 })).status).toBe(200);
    expect((await add("tote")).body.message).toBe("At most 999 of one item can be ordered at once.");
  });

  it("G-25 refuses an unknown product, and attributes that are missing or that it does not come in", async () => {
    const answers = await Promise.all([
      add("nothing-here"),
      add("hidden"),
      add("Not A Handle"),
      add("linen-shirt"),
      add("linen-shirt", { Colour: "Black" }),
      add("linen-shirt", { Colour: "Purple", Size: "M" }),
    ]);
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [404, "This product is not in the shop."],
      [404, "This product is not in the shop."],
      [404, "This product is not in the shop."],
      [400, "Please choose Colour and Size of Linen Shirt."],
      [400, "Please choose Size of Linen Shirt."],
      [400, 'Linen Shirt does not come in Colour "Purple".'],
    ]);
    expect(await cart()).toEqual({});
  });

  it("API-04 leaves out what the product does not have, and refuses what no product has", async () => {
    expect((await add("tote", { Colour: "Black" })).status).toBe(200);
    expect(Object.keys(await cart())).toEqual(["tote"]);
    expect((await add("linen-shirt", { Colour: "\u0001", Size: "\ud800" })).status).toBe(404);
    expect((await add("linen-shirt", black, { quantity: 0 })).status).toBe(400);
    expect((await add("linen-shirt", black, { quantity: 1.5 })).status).toBe(400);
    expect((await add("linen-shirt", black, { quantity: 1000 })).status).toBe(400);
  });

  it("API-04 holds at most 100 lines", async () => {
    await shop.ctx.db
      .insertInto("cart_line")
      .values(
        Array.from({ length: 100 }, (_, n) => ({
          customer_id: asha.id,
          line_key: `p${n}`,
          product_id: `p${n}`,
          attributes: "{}",
          quantity: 1,
        })),
      )
      .execute();
    expect((await add("tote")).body.message).toBe("A cart holds at most 100 different items.");
    expect((await update("tote", {}, 1)).status).toBe(409);
  });
});

describe("POST /api/cart/update", () => {
  it("API-05 STATE-06 sets the quantity, within the stock", async () => {
    await add("linen-shirt", black);
    expect(await update("linen-shirt", black, 4)).toEqual({
      status: 200,
      body: { success: true, message: "Cart updated" },
    });
    expect((await cart())[key].quantity).toBe(4);
    expect((await update("linen-shirt", black, 6)).status).toBe(409);
    expect((await update("linen-shirt", black, -1)).status).toBe(400);
    expect((await update("linen-shirt", black, undefined)).body.errors).toEqual({ quantity: "quantity is required." });
    expect((await cart())[key].quantity).toBe(4);
  });

  it("API-05 CART-09 takes a line out at 0, also when it is not there or its product has left the shop", async () => {
    await add("linen-shirt", black, { quantity: 2 });
    await update("linen-shirt", { Size: "M", Colour: "Black" }, 0);
    expect(await cart()).toEqual({});
    expect((await update("linen-shirt", black, 0)).status).toBe(200);
    await shop.ctx.db
      .insertInto("cart_line")
      .values({ customer_id: asha.id, line_key: "gone_L", product_id: "gone", attributes: '{"Size":"L"}', quantity: 1 })
      .execute();
    expect(Object.keys(await cart())).toEqual(["gone_L"]);
    expect((await update("gone", { Size: "L" }, 0)).status).toBe(200);
    expect(await cart()).toEqual({});
    expect((await update("gone", { Size: "\u0001" }, 0)).status).toBe(200);
  });
});

describe("POST /api/cart/get", () => {
  it("API-06 ENT-06 answers success and cartData, also to an empty body", async () => {
    expect(await asha.post("/api/cart/get")).toEqual({ status: 200, body: { success: true, cartData: {} } });
    const token = await issueToken(shop.ctx, asha.id);
    for (const headers of [{ token }, { token, "content-type": "application/json" }]) {
      const reply = await app.inject({ method: "POST", url: "/api/cart/get", headers });
      expect(reply.statusCode).toBe(200);
    }
  });
});

describe("POST /api/cart/merge", () => {
  it("G-18 adds a visitor's lines to the shopper's own, capped at the stock", async () => {
    await add("linen-shirt", black, { quantity: 3 });
    const reply = await asha.post("/api/cart/merge", {
      cart: {
        [key]: { itemId: "linen-shirt", quantity: 4, attributes: black },
        tote: { quantity: 2 },
        "sold-out": { itemId: "sold-out", quantity: 1, attributes: {} },
        nothing: { itemId: "nothing", quantity: 1, attributes: {} },
        "last-one": { itemId: "last-one", quantity: 0, attributes: {} },
      },
    });
    expect(reply.status).toBe(200);
    expect(reply.body.cartData).toEqual({
      [key]: { itemId: "linen-shirt", quantity: 5, attributes: black },
      tote: { itemId: "tote", quantity: 2, attributes: {} },
    });
    expect(reply.body.cartData).toEqual(await cart());
  });

  it("G-18 leaves out what is no line, whatever its key", async () => {
    const odd = { "a\nb": null, "c\r": { attributes: 5 }, tote: { quantity: 1, attributes: { "d\n": {} } } };
    const reply = await asha.post("/api/cart/merge", { cart: odd });
    expect([reply.status, Object.keys(reply.body.cartData)]).toEqual([200, ["tote"]]);
    expect((await add("tote", { "d\n": {} })).status).toBe(200);
  });

  it("G-18 joins lines that name the same combination in another order", async () => {
    const reply = await asha.post("/api/cart/merge", {
      cart: {
        a: { itemId: "linen-shirt", quantity: 1, attributes: black },
        b: { itemId: "linen-shirt", quantity: 2, attributes: { Size: "M", Colour: "Black" } },
      },
    });
    expect(reply.body.cartData).toEqual({ [key]: { itemId: "linen-shirt", quantity: 3, attributes: black } });
  });
});

describe("without a token", () => {
  it("ROLE-07 every cart call is refused with 401, before its body is looked at", async () => {
    for (const call of ["add", "update", "get", "merge"]) {
      for (const headers of [{}, { token: "nonsense" }, { authorization: "Bearer nonsense" }]) {
        const reply = await app.inject({ method: "POST", url: `/api/cart/${call}`, headers, payload: {} });
        expect(reply.statusCode).toBe(401);
        expect(reply.json()).toEqual({ success: false, message: "Please log in to continue." });
      }
    }
  });
});
