import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { black, openOrderShop, shirt, tee, type OrderShop } from "#tests/fixtures/order-shop.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("POST /api/order/place", () => {
  it("API-21 C-21 places a cash-on-delivery order, takes the stock and empties the cart", async () => {
    await shop.asha.post("/api/cart/add", { itemId: "linen-shirt", selectedAttributeValues: black, quantity: 2 });
    const reply = await shop.place(orderBody([{ ...shirt, quantity: 2 }]));
    expect(reply).toEqual({
      status: 200,
      body: { success: true, message: "Order Placed", orderId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    expect(await shop.stockOf("linen-shirt")).toEqual([5, 5, 3, 5]);
    expect((await shop.asha.post("/api/cart/get")).body.cartData).toEqual({});
  });

  it("API-21 takes whole products, and sums a combination that is named twice", async () => {
    const body = orderBody([
      { ...tee, quantity: 1 },
      { ...tee, quantity: 2 },
    ]);
    const whole = body.items.map((item) => ({
      ...item,
      name: "Tee",
      price: 1,
      image: ["x.webp"],
      reviews: [],
      category: "Men",
    }));
    expect((await shop.place({ ...body, items: whole })).status).toBe(200);
    const [order] = await shop.orders();
    expect(order.items).toHaveLength(1);
    expect(order.items[0].quantity).toBe(3);
    expect(await shop.stockOf("tee")).toEqual([2]);
  });

  it("G-26 the same order_id gives the same order, also with another body", async () => {
    const body = orderBody([{ ...tee, quantity: 2 }]);
    const first = await shop.place(body);
    expect(await shop.place(body)).toEqual(first);
    const upper = {
      ...body,
      order_id: body.order_id.toUpperCase(),
      items: [{ _id: "nothing", quantity: 9 }],
      amount: 1,
      address: {},
    };
    expect(await shop.place(upper)).toEqual(first);
    expect(await shop.orders()).toHaveLength(1);
    expect(await shop.stockOf("tee")).toEqual([3]);
    const other = await shopper(shop.ctx, shop.app);
    const theirs = await other.post("/api/order/place", body);
    expect(theirs.body.orderId).not.toBe(first.body.orderId);
  });

  it("G-26 takes nothing but a UUID as order_id", async () => {
    for (const order_id of ["", "42", `urn:uuid:${crypto.randomUUID()}`, undefined]) {
      const reply = await shop.place({ ...orderBody([{ ...tee, quantity: 1 }]), order_id });
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.errors)).toEqual(["order_id"]);
    }
  });

  it("API-21 limits lines and quantities", async () => {
    const body = orderBody([{ ...tee, quantity: 1 }]);
    const item = body.items[0]!;
    for (const items of [
      [],
      Array.from({ length: 101 }, () => item),
      [{ ...item, quantity: 0 }],
      [{ ...item, quantity: 1.5 }],
      [{ ...item, quantity: 1000 }],
    ]) {
      expect((await shop.place({ ...body, items })).status).toBe(400);
    }
  });

  it("ENT-16 VAL-23 refuses an address with one sentence a field", async () => {
    const reply = await shop.place(
      orderBody([{ ...tee, quantity: 1 }], { address: { city: " ", zipcode: "4110AB", email: "asha" } }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual({
      "address.email": "Please enter a valid email address.",
      "address.city": "City is required.",
      "address.zipcode": "Please enter a valid zip code, such as 110001.",
    });
    const { zipcode: _, ...rest } = home;
    const missing = await shop.place({ ...orderBody([{ ...tee, quantity: 1 }]), address: rest });
    expect(missing.body.errors).toEqual({ "address.zipcode": "Zip code is required." });
  });

  it("ROLE-07 API-21 API-25 are refused without a token", async () => {
    for (const url of ["/api/order/place", "/api/order/userorders"]) {
      const reply = await shop.app.inject({ method: "POST", url, payload: {}, headers: { token: "nonsense" } });
      expect([reply.statusCode, reply.json().success]).toEqual([401, false]);
    }
  });
});
