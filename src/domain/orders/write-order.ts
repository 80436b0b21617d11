import type { Language } from "#contract/language.ts";
import type { OrderStatus, PaymentMethod } from "#contract/order.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";
import type { Customer } from "../accounts/customer.ts";
import { emptyCart } from "../cart/empty-cart.ts";
import { takeCoupon } from "../coupons/take-coupon.ts";
import { gatewayAmount, nextCheck } from "../payments/rules.ts";
import { queueOrderMail } from "./mails/queue-order-mail.ts";
import { newOrderId } from "./order-id.ts";
import type { PricedLine, PricedOrder } from "./price-order.ts";

export interface NewOrder extends PricedOrder {
  key: string;
  language: Language;
  paymentMethod: PaymentMethod;
  status: OrderStatus;
  paid: boolean;
  /** Until when it waits for its payment; null for an order that waits for none, which empties the cart (C-21). */
  payUntil: Date | null;
  placedAt: Date;
}

/**
 * Writes an order within the caller's transaction, or is refused, and the caller undoes what was begun. The row with the
 * idempotency key goes first: twins wait there, and are told that there is one (G-26). The stock goes last, so that buyers
 * of one product wait for each other as short as can be. Locks are taken in one order by everybody: the order with its mail,
 * cart lines by key, the coupon, variants by id.
 * @returns null when there is an order of that key already
 */
export async function writeOrder(
  trx: Database,
  customer: Customer,
  order: NewOrder,
): Promise<Result<{ orderId: string } | null>> {
  const orderId = newOrderId(order.placedAt);
  if (!(await insertOrder(trx, customer, order, orderId))) return ok(null);
  await queueOrderMail(trx, { orderId, event: "placed", refundId: null });
  if (order.payUntil) await expectPayment(trx, order, orderId);
  else await emptyCart(trx, customer);
  if (order.coupon) {
    const taken = await takeCoupon(trx, order.coupon.id, { orderId, customerId: customer.id, at: order.placedAt });
    if (!taken.ok) return taken;
  }
  if (!(await takeStock(trx, order.lines)))
    return refuse("conflict", "Something in your order has just changed. Please try again.");
  return ok({ orderId });
}

/** The order and its lines, in one statement. False when there is an order of that key already. */
async function insertOrder(trx: Database, customer: Customer, order: NewOrder, id: string): Promise<boolean> {
  const { totals, quote, coupon } = order;
  const row = await trx
    .with("placed", (db) =>
      db
        .insertInto("orders")
        .values({
          id,
          customer_id: customer.id,
          idempotency_key: order.key,
          status: order.status,
          payment_method: order.paymentMethod,
          paid: order.paid,
          pay_until: order.payUntil,
          placed_at: order.placedAt,
          lang: order.language,
          address: JSON.stringify(order.address),
          coupon_id: coupon?.id ?? null,
          coupon_code: coupon?.code ?? null,
          currency: quote.currency,
          conversion_rate: quote.conversionRate,
          subtotal_minor: totals.subtotal,
          shipping_minor: totals.shipping,
          discount_minor: totals.discount,
          amount: totals.amount,
          original_amount: totals.originalAmount,
          discount_amount: totals.discountAmount,
        })
        .onConflict((conflict) => conflict.columns(["customer_id", "idempotency_key"]).doNothing())
        .returning("id"),
    )
    .with(
      "written",
      () => sql`(
      insert into order_line
        (order_id, position, product_id, variant_id, sku, name, picture, attributes, price_minor, quantity)
      select placed.id, line.* from placed, json_to_recordset(${JSON.stringify(order.lines.map(lineRow))}::json) as line(
        position int, product_id text, variant_id bigint, sku text, name text, picture jsonb, attributes json,
        price_minor int, quantity int))`,
    )
    .selectFrom("placed")
    .select("id")
    .executeTakeFirst();
  return row !== undefined;
}

function lineRow({ offer, price, quantity }: PricedLine, position: number) {
  return {
    position,
    product_id: offer.itemId,
    variant_id: offer.variant.id,
    sku: offer.variant.sku,
    name: offer.name,
    picture: offer.picture,
    attributes: offer.attributes,
    price_minor: price,
    quantity,
  };
}

/** What the order's gateway is to collect; opened there after the transaction. */
async function expectPayment(
  trx: Database,
  { paymentMethod, totals, quote, placedAt }: NewOrder,
  id: string,
): Promise<void> {
  await trx
    .insertInto("payment")
    .values({
      order_id: id,
      gateway: paymentMethod,
      amount: gatewayAmount(totals.amount, quote.currency),
      currency: quote.currency,
      next_check_at: nextCheck("Pending", 0, placedAt),
    })
    .execute();
}

/**
 * Takes the units of all lines in one statement, rows locked by id. False when any of them is short by now, or has
 * another price than the one the order was priced at: then the transaction must not be kept.
 */
async function takeStock(trx: Database, lines: PricedLine[]): Promise<boolean> {
  const { rows } = await sql`
    with wanted as (
      select * from unnest(${lines.map(({ offer }) => offer.variant.id)}::bigint[],
        ${lines.map(({ quantity }) => quantity)}::int[], ${lines.map(({ price }) => price)}::int[])
      as w(id, quantity, price)),
    held as (
      select variant.id from variant join wanted on wanted.id = variant.id
      order by variant.id for no key update of variant)
    update variant set stock = variant.stock - wanted.quantity
    from held join wanted on wanted.id = held.id
    where variant.id = held.id and variant.stock >= wanted.quantity and variant.price_minor = wanted.price
    returning 1`.execute(trx);
  return rows.length === lines.length;
}
