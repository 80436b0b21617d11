import fc from "#tests/fixtures/fast-check.ts";
import { afterAll, beforeAll, expect, it } from "vitest";
import { saveProducts } from "#domain/catalog/save-products.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { orderBody } from "#tests/fixtures/orders.ts";
import { shopper, type Shopper } from "#tests/fixtures/shoppers.ts";
import { buildApp, type App } from "../app.ts";
import { cartRoutes } from "./cart.ts";
import { discountRoutes } from "./discount.ts";
import { orderRoutes } from "./order.ts";
import { wishlistRoutes } from "./wishlist.ts";

let shop: TestShop;
let app: App;
let asha: Shopper;
beforeAll(async () => {
  shop = await openTestShop();
  app = await buildApp(shop.ctx, [cartRoutes, wishlistRoutes, discountRoutes, orderRoutes]);
  await saveProducts(shop.ctx, [sampleDraft({ id: "tee", price: 100, options: { Size: ["M", "L"] } })]);
  asha = await shopper(shop.ctx, app);
});
afterAll(async () => {
  await app.close();
  await shop.close();
});

const text = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("tee", "Size", "M", "", "\u0000", "\ud800", "a\nb", "a\r", "__proto__", "constructor", "USD", "IN"),
);
const anything = fc.oneof(
  text,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text),
  fc.dictionary(text, text),
);
const attributes = fc.oneof(fc.constant({ Size: "M" }), fc.dictionary(text, anything, { maxKeys: 3 }), anything);
const itemId = fc.oneof(fc.constant("tee"), anything);
const quantity = fc.oneof(fc.integer({ min: -1, max: 5 }), anything);
const body = (fields: Record<string, fc.Arbitrary<unknown>>) => fc.record(fields, { requiredKeys: [] });
const kept = fc.dictionary(text, fc.oneof(body({ itemId, quantity, attributes }), anything), { maxKeys: 4 });

const line = body({ itemId, selectedAttributeValues: attributes, quantity });
const usual = orderBody([{ _id: "tee", price: 100, quantity: 1, attributes: { Size: "M" } }]);
const order = body({
  order_id: fc.oneof(fc.uuid(), anything),
  address: fc.dictionary(fc.constantFrom(...Object.keys(usual.address)), anything),
  items: fc.array(fc.oneof(body({ _id: itemId, quantity, attributes }), anything), { maxLength: 3 }),
  amount: anything,
  discountAmount: anything,
  couponCode: anything,
  conversionRate: anything,
  currency: text,
}).map((change) => ({ ...usual, order_id: crypto.randomUUID(), ...change }));

it.each([
  ["/api/cart/add", line],
  ["/api/cart/update", line],
  ["/api/cart/merge", fc.record({ cart: kept })],
  ["/api/wishlist/add", line],
  ["/api/wishlist/remove", line],
  ["/api/wishlist/move-to-cart", line],
  ["/api/wishlist/merge", fc.record({ wishlist: kept })],
  ["/api/discount/validate", body({ code: anything, subtotal: anything })],
  ["/api/order/place", order],
])("G-24 %s answers odd bodies with a refusal, never with a failure of its own", async (url, bodies) => {
  await fc.assert(
    fc.asyncProperty(bodies, async (odd) => {
      const reply = await asha.post(url, odd as object);
      expect(reply.status).toBeLessThan(500);
      expect(reply.body.success).toBe(reply.status === 200);
    }),
    { numRuns: 100 },
  );
});
