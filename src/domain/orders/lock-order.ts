import type { OrderStatus, PaymentMethod } from "#contract/order.ts";
import type { Database } from "#platform/database/connect.ts";

/** An order that nobody else can change until the transaction ends. */
export interface LockedOrder {
  id: string;
  customerId: string;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paid: boolean;
  couponId: number | null;
  payUntil: Date | null;
}

/** Locks an order's row; the first lock of every transaction that changes an order. Null when there is none of that id. */
export async function lockOrder(trx: Database, id: string): Promise<LockedOrder | null> {
  const row = await trx
    .selectFrom("orders")
    .where("id", "=", id)
    .select(["id", "customer_id", "status", "payment_method", "paid", "coupon_id", "pay_until"])
    .forUpdate()
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    customerId: row.customer_id,
    status: row.status as OrderStatus,
    paymentMethod: row.payment_method as PaymentMethod,
    paid: row.paid,
    couponId: row.coupon_id,
    payUntil: row.pay_until,
  };
}
