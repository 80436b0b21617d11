import { Type, type Static } from "typebox";
import { MAX_LINES, MAX_QUANTITY } from "#contract/cart.ts";
import type { Language } from "#contract/language.ts";
import { BASE_CURRENCY } from "#contract/money.ts";
import { ADDRESS_FIELDS, type Address } from "#contract/order.ts";
import { Values } from "./line-schemas.ts";
import type { OrderRequest } from "#domain/orders/order-request.ts";

const Text = Type.Optional(Type.String({ maxLength: 1000 }));
const Amount = Type.Number({ description: "Whole units of the currency" });

/** The body of every order call (API-21 to API-23). The address's fields are looked at by the shop's own rules. */
export const PlaceOrder = Type.Object({
  order_id: Type.String({
    pattern: "^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$",
    description: "A UUID made once per checkout: the idempotency key",
  }),
  address: Type.Object(
    Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, Text])) as Record<keyof Address, typeof Text>,
  ),
  items: Type.Array(
    Type.Object({
      _id: Type.String({ minLength: 1, maxLength: 120 }),
      quantity: Type.Integer({ minimum: 1, maximum: MAX_QUANTITY }),
      attributes: Type.Optional(Values),
    }),
    { minItems: 1, maxItems: MAX_LINES, description: "Whole products are taken too" },
  ),
  amount: Amount,
  originalAmount: Type.Optional(Amount),
  discountAmount: Type.Optional(Type.Number()),
  couponCode: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Null()])),
  conversionRate: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: "1 unless given" })),
  currency: Type.Optional(Type.String({ maxLength: 10, description: "INR unless given" })),
});

/** The body in the shop's own words (ENT-18). */
export function orderRequestOf(body: Static<typeof PlaceOrder>, language: Language): OrderRequest {
  return {
    key: body.order_id,
    address: body.address,
    items: body.items.map(({ _id, quantity, attributes = {} }) => ({ itemId: _id, quantity, attributes })),
    amount: body.amount,
    originalAmount: body.originalAmount,
    discountAmount: body.discountAmount,
    couponCode: body.couponCode ?? "",
    conversionRate: body.conversionRate ?? 1,
    currency: body.currency ?? BASE_CURRENCY,
    language,
  };
}
