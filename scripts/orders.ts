import { formatMoney, isCurrency } from "#contract/money.ts";
import { speak } from "#contract/messages/speak.server.ts";
import type { Refusal } from "#contract/result.ts";
import type { ShopContext } from "#domain/context.ts";
import { acceptOrder } from "#domain/orders/accept-order.ts";
import { completeOrder } from "#domain/orders/complete-order.ts";
import { shortOrderId } from "#domain/orders/rules.ts";
import { orderMeant, shopOrders, type ShopOrder } from "#domain/orders/shop-orders.ts";
import { withdrawOrder } from "#domain/orders/withdraw-order.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { openContext } from "./command/open-context.ts";
import { runCommand } from "./command/run-command.ts";
import { readArguments, USAGE, type Asked } from "./orders/arguments.ts";

const DONE = { accept: "is accepted", complete: "is completed", cancel: "is cancelled" } as const;

/**
 * `npm run orders -- COMMAND`: the shop's orders, and what only the shop does with them (N-07), whether it is running or
 * not. Mails and refunds that follow are sent by the running shop.
 */
await runCommand("The command", async (call) => {
  const asked = readArguments(call.args);
  if (asked === null) return console.log(USAGE);
  const ctx = await openContext(call);
  if (asked.command === "list") return list(await shopOrders(ctx, asked));
  const orderId = valueOf(await orderMeant(ctx, asked.order));
  const done = await move(ctx, asked, orderId);
  if (!done.ok) throw failure(done);
  console.log(`Order #${shortOrderId(orderId)} ${DONE[asked.command]}.`);
});

function move(ctx: ShopContext, asked: Exclude<Asked, { command: "list" }>, orderId: string) {
  if (asked.command === "accept") return acceptOrder(ctx, orderId, asked.tracking);
  return asked.command === "complete" ? completeOrder(ctx, orderId) : withdrawOrder(ctx, orderId);
}

function list(orders: ShopOrder[]): void {
  if (orders.length === 0) console.log("There are no such orders.");
  for (const { id, placedAt, status, paymentMethod, paid, amount, currency, name, city } of orders) {
    const sum = isCurrency(currency) ? formatMoney(amount * 100, currency, "en") : `${currency} ${amount}`;
    const when = placedAt.toISOString().slice(0, 16).replace("T", " ");
    console.log([id, when, status, paymentMethod, paid ? "paid" : "not paid", sum, `${name}, ${city}`].join("  "));
  }
}

function valueOf<T>(result: { ok: true; value: T } | Refusal): T {
  if (!result.ok) throw failure(result);
  return result.value;
}

function failure({ message }: Refusal): StartFailure {
  return new StartFailure(speak("en", message));
}
