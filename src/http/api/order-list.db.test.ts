import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { black, openOrderShop, shirt, tee, type OrderShop } from "#tests/fixtures/order-shop.ts";
import { shopper } from "#tests/fixtures/shoppers.ts";

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.renew());

describe("POST /api/order/userorders", () => {
  it("API-25 ENT-17 ENT-18 ENT-19 answers the shopper's own orders with what was ordered then", async () => {
    const { currency: _, conversionRate: __, ...body } = orderBody([{ ...shirt, quantity: 2 }]);
    const { body: placed } = await shop.place(body);
    await saveProducts(shop.ctx, [
      sampleDraft({ id: "linen-shirt", name: "Renamed", price: 1, options: { Colour: ["Black"], Size: ["M"] } }),
    ]);
    expect(await shop.asha.post("/api/order/userorders")).toEqual({
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
    expect(Object.keys((await shop.orders())[0].items[0].attributes)).toEqual(["Colour", "Size"]);
    const other = await shopper(shop.ctx, shop.app);
    expect((await other.post("/api/order/userorders")).body).toEqual({ success: true, orders: [] });
  });

  it("API-25 answers the newest first", async () => {
    for (const _ of [1, 2, 3]) {
      await shop.place(orderBody([{ ...tee, quantity: 1 }]));
      shop.pass(1000);
    }
    const dates = (await shop.orders()).map(({ date }: { date: string }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });
});
