import { createAdapters } from "#adapters/create-adapters.ts";
import { formatMoney, isCurrency } from "#contract/money.ts";
import { speak } from "#contract/messages/speak.server.ts";
import type { Refusal } from "#contract/result.ts";
import type { ShopContext } from "#domain/context.ts";
import { acceptOrder } from "#domain/orders/accept-order.ts";
import { completeOrder } from "#domain/orders/complete-order.ts";
import { shortOrderId } from "#domain/orders/rules.ts";
import { orderMeant, shopOrders, type ShopOrder } from "#domain/orders/shop-orders.ts";
import { withdrawOrder } from "#domain/orders/withdraw-order.ts";
import { createCatalogueChanges } from "#platform/catalogue-changes/catalogue-changes.ts";
import { connect } from "#platform/database/connect.ts";
import { migrate } from "#platform/database/migrate.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { runCommand, type CommandCall } from "./command/run-command.ts";
import { reachDatabase } from "./import/reach-database.ts";
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

async function openContext({ config, log, cleanup }: CommandCall): Promise<ShopContext> {
  const url = await reachDatabase(config, log, cleanup);
  await migrate(url, log);
  const connection = connect(url, 2);
  cleanup.add(() => connection.close());
  const { db } = connection;
  return {
    db,
    config,
    log,
    metrics: createMetrics(),
    changes: createCatalogueChanges(db, log),
    now: () => new Date(),
    adapters: createAdapters(config, connection, log),
  };
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
