import { isCurrency } from "#contract/money.ts";
import type { OrderRefund } from "#contract/order.ts";
import type { ShopContext } from "../context.ts";
import { wholeUnits } from "./rules.ts";

/** The money that goes or went back, by order. */
export async function refundsByOrder(ctx: ShopContext, orders: { id: string }[]): Promise<Map<string, OrderRefund[]>> {
  if (orders.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom("payment_refund")
    .where(
      "order_id",
      "in",
      orders.map(({ id }) => id),
    )
    .where("dropped_at", "is", null)
    .selectAll()
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
  const refunds = Map.groupBy(rows, (row) => row.order_id);
  return new Map([...refunds].map(([id, own]) => [id, own.map(refundOf)]));
}

function refundOf(row: { reason: string; amount: number; currency: string; refunded_at: Date | null }): OrderRefund {
  return {
    reason: row.reason as OrderRefund["reason"],
    ...wentBack(row),
    refundedAt: row.refunded_at?.toISOString() ?? null,
  };
}

/** What went back, in units of its currency. @param amount as the gateway counts */
export function wentBack({ amount, currency }: { amount: number; currency: string }) {
  const code = currency.toUpperCase();
  return { amount: isCurrency(code) ? wholeUnits(amount, code) : amount, currency: code };
}
