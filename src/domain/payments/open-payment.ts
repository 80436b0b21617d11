import type { CurrencyCode } from "#contract/money.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import { shortOrderId } from "../orders/rules.ts";
import { cancelIfUnpaid } from "./cancel-if-unpaid.ts";
import { GatewayFailure, GatewayRefusal, type GatewayName, type OpenedPayment } from "./payment-gateway.ts";
import { settlePayment } from "./settle-payment.ts";

/** An order and what its payment waits for. */
export interface BegunPayment {
  orderId: string;
  /** Null when nothing is left to pay: the order is paid, or costs nothing. */
  payment: OpenPayment | null;
}

export interface OpenPayment extends OpenedPayment {
  /** In the currency's own minor units. */
  amount: number;
  currency: string;
  popup: { keyId: string; scriptUrl: string } | null;
  /** Seconds until the order no longer waits for it. */
  secondsLeft: number;
}

const AWAY = "The payment service cannot be reached just now. Your cart is kept: please try again in a moment.";
const NOT_TAKEN =
  "This payment service does not take this amount in this currency. Your cart is kept: please choose another way to pay.";
const CLOSED = "This order was cancelled before it was paid. Please check your cart and try again.";

/**
 * Opens the payment of a placed order at its gateway, or finds the one that is open. An order that has been paid by
 * now needs none. Refused when the order has been cancelled, or its time is over (`closed`: the next try is a new
 * order), when the gateway does not take such a payment, and when it cannot be asked; the order then waits, and the same
 * call goes on with it.
 */
export async function openPayment(ctx: ShopContext, orderId: string): Promise<Result<BegunPayment>> {
  try {
    return await open(ctx, orderId);
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error({ err: error, orderId }, "a payment could not be opened");
    if (error instanceof GatewayRefusal) return refuse("conflict", NOT_TAKEN, { extra: { orderId } });
    return refuse("unavailable", AWAY, { extra: { orderId } });
  }
}

async function open(ctx: ShopContext, orderId: string): Promise<Result<BegunPayment>> {
  const first = await read(ctx, orderId);
  // Opened before: it may have been paid since, with the browser's return lost.
  if (first.status === "Pending" && first.gatewayOrderId !== null) await settlePayment(ctx, orderId);
  await cancelIfUnpaid(ctx, orderId);
  const row = await read(ctx, orderId);
  if (row.status === "Cancelled") return refuse("conflict", CLOSED, { extra: { orderId, closed: true } });
  if (row.status !== "Pending" || row.amount === null) return ok({ orderId, payment: null });
  const { popup } = gatewayOf(ctx, row);
  const { gatewayOrderId, redirectUrl } = row.gatewayOrderId === null ? await openAtGateway(ctx, row) : row;
  const secondsLeft = Math.max(0, Math.floor((row.payUntil!.getTime() - ctx.now().getTime()) / 1000));
  const { amount, currency } = row;
  return ok({
    orderId,
    payment: { gatewayOrderId: gatewayOrderId!, amount, currency: currency!, redirectUrl, popup, secondsLeft },
  });
}

type Row = Awaited<ReturnType<typeof read>>;

function read(ctx: ShopContext, orderId: string) {
  return ctx.db
    .selectFrom("orders")
    .leftJoin("payment", "payment.order_id", "orders.id")
    .where("orders.id", "=", orderId)
    .select([
      "orders.id",
      "status",
      "address",
      "pay_until as payUntil",
      "gateway",
      "payment.amount",
      "payment.currency",
      "gateway_order_id as gatewayOrderId",
      "redirect_url as redirectUrl",
    ])
    .executeTakeFirstOrThrow();
}

function gatewayOf(ctx: ShopContext, row: Row) {
  const gateway = ctx.adapters.gateways[row.gateway as GatewayName];
  if (!gateway) throw new GatewayFailure(`The shop has no gateway ${row.gateway} any more.`);
  return gateway;
}

/** Of several who open it at once, all end up with the same payment: the one that was written first. */
async function openAtGateway(ctx: ShopContext, row: Row): Promise<Pick<Row, "gatewayOrderId" | "redirectUrl">> {
  const opened = await gatewayOf(ctx, row).open({
    orderId: row.id,
    amount: row.amount!,
    currency: row.currency as CurrencyCode,
    email: row.address["email"] ?? "",
    description: `Order ${shortOrderId(row.id)}`,
    returnUrl: { success: returnUrl(ctx, row.id, true), cancel: returnUrl(ctx, row.id, false) },
    payUntil: row.payUntil!,
  });
  const written = await ctx.db
    .updateTable("payment")
    .set({ gateway_order_id: opened.gatewayOrderId, redirect_url: opened.redirectUrl })
    .where("order_id", "=", row.id)
    .where("gateway_order_id", "is", null)
    .returning("order_id")
    .executeTakeFirst();
  return written ? opened : read(ctx, row.id);
}

/** CHK-16: the page that asks the server; what its address says proves nothing. */
function returnUrl(ctx: ShopContext, orderId: string, success: boolean): string {
  return `${ctx.config.SHOP_URL}/verify?${new URLSearchParams({ success: String(success), orderId })}`;
}
