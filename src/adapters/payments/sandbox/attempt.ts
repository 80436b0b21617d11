import { findOrder, newId, type Sandbox } from "./books.ts";
import { markCaptured } from "./capture.ts";
import { LATENESS, wayOf, type Way } from "./ways.ts";

/** A payment that was tried, and the way its card goes. */
export interface Attempt {
  id: string;
  way: Way;
}

/** Somebody pays an order or a session with a test card: the payment is made as the card says. */
export async function attempt(
  sandbox: Sandbox,
  gateway: "razorpay" | "stripe",
  orderId: string,
  card: string,
): Promise<Attempt | { refused: string }> {
  const order = await findOrder(sandbox, orderId);
  if (order?.gateway !== gateway) return { refused: "The id provided does not exist" };
  if (order.status === "paid") return { refused: "This order has been paid already." };
  const way = wayOf(card);
  if (!way) return { refused: "This is no test card. Choose one of the list." };
  const id = newId(gateway === "stripe" ? "pi" : "pay");
  const status = { captured: "created", authorized: "authorized", failed: "failed", late: "late" }[way.payment];
  const late = new Date(order.created_at.getTime() + LATENESS);
  await sandbox.db
    .insertInto("sandbox.payment")
    .values({
      id,
      order_id: orderId,
      status,
      method: "card",
      capture_at: way.payment === "late" ? late : null,
      created_at: sandbox.now(),
    })
    .execute();
  await sandbox.db
    .updateTable("sandbox.payment_order")
    .set((row) => ({ status: "attempted", attempts: row("attempts", "+", 1) }))
    .where("id", "=", orderId)
    .execute();
  if (way.payment === "captured") await markCaptured(sandbox, id, way.webhooks);
  return { id, way };
}

/** The late payments whose time has come. */
export async function captureLate(sandbox: Sandbox): Promise<void> {
  const due = await sandbox.db
    .selectFrom("sandbox.payment")
    .where("status", "=", "late")
    .where("capture_at", "<=", sandbox.now())
    .select("id")
    .execute();
  for (const { id } of due) await markCaptured(sandbox, id, 1);
}
