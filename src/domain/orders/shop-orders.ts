import type { OrderStatus, PaymentMethod } from "#contract/order.ts";
import { forOperator } from "#contract/phrase.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";

/** An order as the shop's own people see it in a list. `amount` in whole units of `currency`. */
export interface ShopOrder {
  id: string;
  placedAt: Date;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paid: boolean;
  amount: number;
  currency: string;
  /** Where it goes. */
  name: string;
  city: string;
}

/** The latest orders of the shop, those of one status or all, the newest first. */
export async function shopOrders(
  ctx: ShopContext,
  { status, limit }: { status?: OrderStatus | undefined; limit: number },
): Promise<ShopOrder[]> {
  let query = ctx.db
    .selectFrom("orders")
    .select(["id", "placed_at", "status", "payment_method", "paid", "amount", "currency", "address"])
    .orderBy("placed_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (status !== undefined) query = query.where("status", "=", status);
  return (await query.execute()).map((row) => ({
    id: row.id,
    placedAt: row.placed_at,
    status: row.status as OrderStatus,
    paymentMethod: row.payment_method as PaymentMethod,
    paid: row.paid,
    amount: row.amount,
    currency: row.currency,
    name: `${row.address["firstName"] ?? ""} ${row.address["lastName"] ?? ""}`,
    city: row.address["city"] ?? "",
  }));
}

/** The id of the order that somebody means: the whole of it, or its end as shoppers see it (ORD-05), if that is one order's alone. */
export async function orderMeant(ctx: ShopContext, said: string): Promise<Result<string>> {
  const text = said.trim().replace(/^#/, "").toLowerCase();
  if (!/^[0-9a-f]{6,24}$/.test(text))
    return refuse("invalid", forOperator("An order is named by its id, or by its last 6 characters or more."));
  const rows = await ctx.db.selectFrom("orders").where("id", "like", `%${text}`).select("id").limit(2).execute();
  const [one, another] = rows;
  if (!one) return refuse("not_found", "There is no such order.");
  return another
    ? refuse("conflict", forOperator(`More than one order ends in ${text}: say more of its id.`))
    : ok(one.id);
}
