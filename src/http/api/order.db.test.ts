import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { snapshotRates } from "#adapters/rates/snapshot.ts";
import { CURRENCY_CODES } from "#contract/money.ts";
import type { ValidCoupon } from "#contract/coupon.ts";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { currentQuote } from "#domain/rates/current-quote.ts";
import { refreshRates } from "#domain/rates/refresh-rates.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { coupon } from "#tests/fixtures/coupons.ts";
import { home, orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { cartRoutes } from "./cart.ts";
import { discountRoutes } from "./discount.ts";
import { orderRoutes } from "./order.ts";

const START = Date.parse("2026-11-21T12:00:00.000Z");
const DAY = 24 * 60 * 60 * 1000;
const black = { Colour: "Black", Size: "M" };
const shirt = { _id: "linen-shirt", price: 129_900, attributes: black };
const tee = { _id: "tee", price: 9_950 };

let shop: TestShop;
let app: App;
let asha: Shopper;
let time = START;
beforeAll(async () => {
  const rates = await snapshotRates.fetchRates();
  let fetched = 0;
  const drifting = async () => ({
    ...rates,
    quotedAt: new Date(time),
    rates: { ...rates.rates, USD: 0.012 + fetched++ / 10_000 },
  });
  const source = { name: "drifting", fetchRates: drifting };
  shop = await openTestShop({ now: () => new Date(time), adapters: { rates: source } });
  app = await buildApp(shop.ctx, [cartRoutes, discountRoutes, orderRoutes]);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});
beforeEach(async () => {
  time = START;
  asha = await shopper(shop.ctx, app);
  await saveProducts(shop.ctx, [
    sampleDraft({
      id: "linen-shirt",
      name: "Linen Shirt",
      price: 129_900,
      stock: 5,
      options: { Colour: ["White", "Black"], Size: ["M", "L"] },
      pictures: [
        { picture: samplePicture("/media/shirt/white"), option: { name: "Colour", value: "White" } },
        { picture: samplePicture("/media/shirt/black"), option: { name: "Colour", value: "Black" } },
      ],
    }),
    sampleDraft({ id: "tee", name: "Tee", price: 9_950, stock: 5 }),
    sampleDraft({ id: "dear", name: "Dear Coat", price: 1_000_000, stock: 100 }),
  ]);
});

const place = (body: object) => asha.post("/api/order/place", body);
const orders = async () => (await asha.post("/api/order/userorders")).body.orders;
const stockOf = async (id: string) => {
  const rows = await shop.ctx.db
    .selectFrom("variant")
    .where("product_id", "=", id)
    .select("stock")
    .orderBy("position")
    .execute();
  return rows.map(({ stock }) => stock);
};
const written = async () => {
  const count = (table: "orders" | "order_line" | "coupon_use") =>
    shop.ctx.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
  return Promise.all([count("orders"), count("order_line"), count("coupon_use")]);
};

describe("POST /api/order/place", () => {
  it("API-21 C-21 places a cash-on-delivery order, takes the stock and empties the cart", async () => {
    await asha.post("/api/cart/add", { itemId: "linen-shirt", selectedAttributeValues: black, quantity: 2 });
    const reply = await place(orderBody([{ ...shirt, quantity: 2 }]));
    expect(reply).toEqual({
      status: 200,
      body: { success: true, message: "Order Placed", orderId: expect.stringMatching(/^[0-9a-f]{24}$/) },
    });
    expect(await stockOf("linen-shirt")).toEqual([5, 5, 3, 5]);
    expect((await asha.post("/api/cart/get")).body.cartData).toEqual({});
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
    expect((await place({ ...body, items: whole })).status).toBe(200);
    const [order] = await orders();
    expect(order.items).toHaveLength(1);
    expect(order.items[0].quantity).toBe(3);
    expect(await stockOf("tee")).toEqual([2]);
  });

  it("G-26 the same order_id gives the same order, also with another body", async () => {
    const body = orderBody([{ ...tee, quantity: 2 }]);
    const first = await place(body);
    expect(await place(body)).toEqual(first);
    const upper = {
      ...body,
      order_id: body.order_id.toUpperCase(),
      items: [{ _id: "nothing", quantity: 9 }],
      amount: 1,
      address: {},
    };
    expect(await place(upper)).toEqual(first);
    expect(await orders()).toHaveLength(1);
    expect(await stockOf("tee")).toEqual([3]);
    const other = await shopper(shop.ctx, app);
    const theirs = await other.post("/api/order/place", body);
    expect(theirs.body.orderId).not.toBe(first.body.orderId);
  });

  it("G-26 takes nothing but a UUID as order_id", async () => {
    for (const order_id of ["", "42", `urn:uuid:${crypto.randomUUID()}`, undefined]) {
      const reply = await place({ ...orderBody([{ ...tee, quantity: 1 }]), order_id });
      expect(reply.status).toBe(400);
      expect(Object.keys(reply.body.errors)).toEqual(["order_id"]);
    }
  });

  it("G-38 refuses other amounts than its own with fresh totals, and writes nothing", async () => {
    const body = orderBody([{ ...tee, quantity: 1 }]);
    const before = await written();
    for (const change of [
      { amount: 1 },
      { amount: body.amount + 0.4 },
      { originalAmount: 1 },
      { discountAmount: 20 },
    ]) {
      const reply = await place({ ...body, ...change });
      expect(reply).toEqual({
        status: 409,
        body: {
          success: false,
          message: "The total has changed. Please check the new one and try again.",
          totals: {
            subtotal: 99.5,
            shipping: 10,
            discount: 0,
            rounding: 0.5,
            total: 110,
            amount: 110,
            originalAmount: 110,
            discountAmount: 0,
            currency: "INR",
            conversionRate: 1,
          },
        },
      });
    }
    expect(await written()).toEqual(before);
    expect(await stockOf("tee")).toEqual([5]);
    expect((await place(body)).status).toBe(200);
  });

  it("G-38 a price that changed since is refused, and the fresh amount goes through under the same order_id", async () => {
    const body = orderBody([{ ...tee, quantity: 1 }]);
    await saveProducts(shop.ctx, [sampleDraft({ id: "tee", name: "Tee", price: 19_900, stock: 5 })]);
    const refused = await place(body);
    expect(refused.status).toBe(409);
    expect(
      (await place({ ...body, amount: refused.body.totals.amount, originalAmount: refused.body.totals.originalAmount }))
        .status,
    ).toBe(200);
  });

  it("G-38 shown = sent = charged in all 22 currencies, at home and abroad", async () => {
    for (const [index, currency] of CURRENCY_CODES.entries()) {
      const quote = await currentQuote(shop.ctx, currency);
      const address = index % 2 === 0 ? {} : { country: "GB", zipcode: "SW1A 1AA" };
      const body = orderBody(
        [
          { _id: "dear", price: 1_000_000, quantity: 1 },
          { ...tee, quantity: 1 },
        ],
        { quote, address },
      );
      expect(await place(body)).toMatchObject({ status: 200 });
      const [order] = await orders();
      expect(order).toMatchObject({ amount: body.amount, currency, conversionRate: quote.conversionRate });
      await shop.ctx.db.updateTable("variant").set({ stock: 5 }).where("product_id", "=", "tee").execute();
      time += 1000;
    }
  });

  it("G-38 takes a rate of the last day, and refuses one that it did not give out", async () => {
    const quote = await currentQuote(shop.ctx, "USD");
    time += DAY - 1000;
    expect((await place(orderBody([{ ...tee, quantity: 1 }], { quote }))).status).toBe(200);
    const odd = await place(
      orderBody([{ ...tee, quantity: 1 }], { quote: { currency: "USD", conversionRate: 0.00001 } }),
    );
    expect(odd.body.message).toBe("The exchange rate has changed. Please check the new total and try again.");
    expect(odd.body.totals).toMatchObject({ currency: "USD", conversionRate: quote.conversionRate });
    time += 2 * DAY;
    await refreshRates(shop.ctx);
    time += DAY + 1;
    const late = await place(orderBody([{ ...tee, quantity: 1 }], { quote }));
    expect(late.status).toBe(409);
    const fresh = await currentQuote(shop.ctx, "USD");
    expect(fresh.conversionRate).not.toBe(quote.conversionRate);
    expect(late.body.totals.conversionRate).toBe(fresh.conversionRate);
    expect((await place({ ...orderBody([{ ...tee, quantity: 1 }]), currency: "XYZ" })).status).toBe(400);
    expect((await place({ ...orderBody([{ ...tee, quantity: 1 }]), conversionRate: 0.5 })).status).toBe(409);
  });

  it("N-06 names what is short and how many are left, and leaves nothing behind", async () => {
    const before = await written();
    const body = orderBody([
      { ...tee, quantity: 1 },
      { ...shirt, quantity: 6 },
    ]);
    const reply = await place(body);
    expect(reply.status).toBe(409);
    expect(reply.body.message).toBe("Only 5 of Linen Shirt (Black, M) are left.");
    expect(reply.body.shortages).toEqual([{ itemId: "linen-shirt", attributes: black, wanted: 6, available: 5 }]);
    expect(reply.body.totals.currency).toBe("INR");
    expect(await written()).toEqual(before);
    expect(await stockOf("tee")).toEqual([5]);
    await shop.ctx.db.updateTable("variant").set({ stock: 6 }).where("product_id", "=", "linen-shirt").execute();
    expect((await place(body)).status).toBe(200);
  });

  it("N-06 refuses what cannot be bought at all", async () => {
    const gone = await place(orderBody([{ _id: "nothing", price: 100, quantity: 1 }]));
    expect([gone.status, gone.body.shortages]).toEqual([
      409,
      [{ itemId: "nothing", attributes: {}, wanted: 1, available: 0 }],
    ]);
    const unchosen = await place(orderBody([{ _id: "linen-shirt", price: 129_900, quantity: 1 }]));
    expect([unchosen.status, unchosen.body.message]).toEqual([400, "Please choose Colour and Size of Linen Shirt."]);
    const much = await place(
      orderBody([
        { ...tee, quantity: 600 },
        { ...tee, quantity: 400 },
      ]),
    );
    expect([much.status, much.body.message]).toEqual([400, "At most 999 of Tee can be ordered at once."]);
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
      expect((await place({ ...body, items })).status).toBe(400);
    }
  });

  it("ENT-16 VAL-23 refuses an address with one sentence a field", async () => {
    const reply = await place(
      orderBody([{ ...tee, quantity: 1 }], { address: { city: " ", zipcode: "4110AB", email: "asha" } }),
    );
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toEqual({
      "address.email": "Please enter a valid email address.",
      "address.city": "City is required.",
      "address.zipcode": "Please enter a valid zip code, such as 110001.",
    });
    const { zipcode: _, ...rest } = home;
    const missing = await place({ ...orderBody([{ ...tee, quantity: 1 }]), address: rest });
    expect(missing.body.errors).toEqual({ "address.zipcode": "Zip code is required." });
  });

  it("C-03 C-04 shipping follows the address's country", async () => {
    const abroad = orderBody([{ _id: "dear", price: 1_000_000, quantity: 1 }], {
      address: { country: "US", zipcode: "10001" },
    });
    expect(abroad.amount).toBe(10_000);
    expect((await place(abroad)).status).toBe(200);
    const small = orderBody([{ ...tee, quantity: 3 }], { address: { country: "US", zipcode: "10001" } });
    expect(small.amount).toBe(309);
    expect((await place({ ...small, address: home })).body.totals.amount).toBe(299);
    expect((await place(small)).status).toBe(200);
  });

  it("ROLE-07 API-21 API-25 are refused without a token", async () => {
    for (const url of ["/api/order/place", "/api/order/userorders"]) {
      const reply = await app.inject({ method: "POST", url, payload: {}, headers: { token: "nonsense" } });
      expect([reply.statusCode, reply.json().success]).toEqual([401, false]);
    }
  });
});

describe("an order with a coupon", () => {
  const ten = (code: string, more: Partial<ValidCoupon> = {}): ValidCoupon => ({
    code,
    discountType: "percentage",
    discountValue: 10,
    ...more,
  });

  it("VAL-27 G-21 takes it off and counts the use", async () => {
    const id = await coupon(shop.ctx, "TEN1", { limit: 5 });
    const body = orderBody([{ ...shirt, quantity: 1 }], { coupon: ten("TEN1") });
    expect(body).toMatchObject({ amount: 1169, originalAmount: 1299, discountAmount: 130 });
    expect((await place({ ...body, couponCode: " ten1 " })).status).toBe(200);
    expect((await orders())[0]).toMatchObject({
      amount: 1169,
      originalAmount: 1299,
      discountAmount: 130,
      couponCode: "TEN1",
    });
    const row = await shop.ctx.db.selectFrom("coupon").where("id", "=", id).select("used").executeTakeFirstOrThrow();
    expect(row.used).toBe(1);
  });

  it("G-21 refuses one that does not count, with the totals without it", async () => {
    await coupon(shop.ctx, "OLD", { until: -0.5 });
    await coupon(shop.ctx, "BIG", { minOrder: 500_000 });
    const before = await written();
    for (const [code, message] of [
      ["OLD", "This coupon has expired."],
      ["BIG", "This coupon needs an order of Rs.5000 or more."],
      ["NOPE", "Invalid coupon code"],
    ]) {
      const reply = await place(orderBody([{ ...shirt, quantity: 1 }], { coupon: ten(code!) }));
      expect([reply.status, reply.body.message, reply.body.totals.amount]).toEqual([409, message, 1299]);
    }
    expect(await written()).toEqual(before);
  });

  it("G-21 once a customer where it says so", async () => {
    await coupon(shop.ctx, "ONCE", { once: true });
    const order = () => orderBody([{ ...tee, quantity: 1 }], { coupon: ten("ONCE") });
    expect((await place(order())).status).toBe(200);
    expect((await place(order())).body.message).toBe("You have already used this coupon.");
    expect((await asha.post("/api/discount/validate", { code: "ONCE" })).body.error).toBe(
      "You have already used this coupon.",
    );
    const other = await shopper(shop.ctx, app);
    expect((await other.post("/api/order/place", order())).status).toBe(200);
  });
});

describe("POST /api/order/userorders", () => {
  it("API-25 ENT-17 ENT-18 ENT-19 answers the shopper's own orders with what was ordered then", async () => {
    const { currency: _, conversionRate: __, ...body } = orderBody([{ ...shirt, quantity: 2 }]);
    const { body: placed } = await place(body);
    await saveProducts(shop.ctx, [
      sampleDraft({ id: "linen-shirt", name: "Renamed", price: 1, options: { Colour: ["Black"], Size: ["M"] } }),
    ]);
    expect(await asha.post("/api/order/userorders")).toEqual({
      status: 200,
      body: {
        success: true,
        orders: [
          {
            _id: placed.orderId,
            status: "Order Placed",
            payment: false,
            paymentMethod: "cod",
            date: "2026-11-21T12:00:00.000Z",
            amount: 2598,
            originalAmount: 2598,
            discountAmount: 0,
            couponCode: null,
            conversionRate: 1,
            currency: "INR",
            trackingLink: null,
            cancelReason: null,
            payUntil: null,
            refunds: [],
            items: [
              {
                _id: "linen-shirt",
                name: "Linen Shirt",
                price: 1299,
                image: ["/media/shirt/black-800.webp"],
                attributes: black,
                quantity: 2,
              },
            ],
          },
        ],
      },
    });
    expect(Object.keys((await orders())[0].items[0].attributes)).toEqual(["Colour", "Size"]);
    const other = await shopper(shop.ctx, app);
    expect((await other.post("/api/order/userorders")).body).toEqual({ success: true, orders: [] });
  });

  it("API-25 answers the newest first", async () => {
    for (const _ of [1, 2, 3]) {
      await place(orderBody([{ ...tee, quantity: 1 }]));
      time += 1000;
    }
    const dates = (await orders()).map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
