import { ORDER_STATUSES, type OrderStatus } from "#contract/order.ts";
import { StartFailure } from "#platform/start-failure.ts";
import { optionsOf } from "../command/options.ts";

export const USAGE = `npm run orders -- list [--status STATUS] [--limit NUMBER]
npm run orders -- accept ORDER [--tracking URL]
npm run orders -- complete ORDER
npm run orders -- cancel ORDER

Shows the shop's orders and moves them on; ORDER is an order's id or its last 6 characters. See docs/orders.md.

  list       the latest orders, 20 unless told
  accept     the order is taken on and sent off; its shopper gets a mail with the tracking link
  complete   it has arrived; with cash on delivery it is paid
  cancel     stock and coupon use go back, and what was paid is refunded`;

export type Asked =
  | { command: "list"; status: OrderStatus | undefined; limit: number }
  | { command: "accept"; order: string; tracking: string | null }
  | { command: "complete" | "cancel"; order: string };

/**
 * What the command line asks for; null when it asks for help.
 * @throws StartFailure with one sentence when it cannot be understood
 */
export function readArguments(args: string[]): Asked | null {
  const { values, positionals } = parsed(args);
  if (values.help) return null;
  const [command, order, another] = positionals;
  if (command === undefined) return null;
  if (another !== undefined) throw new StartFailure(`One order at a time; "${another}" is one too many.`);
  if (command === "list") {
    if (order !== undefined) throw new StartFailure(`list takes no order; "${order}" is one too many.`);
    return { command, status: statusIn(values.status), limit: limitIn(values.limit) };
  }
  if (command !== "accept" && command !== "complete" && command !== "cancel")
    throw new StartFailure(`There is no "${command}"; --help shows what there is.`);
  if (order === undefined) throw new StartFailure(`Say which order: npm run orders -- ${command} ORDER`);
  if (command === "accept") return { command, order, tracking: values.tracking ?? null };
  if (values.tracking !== undefined) throw new StartFailure(`--tracking belongs to accept, not to ${command}.`);
  return { command, order };
}

function parsed(args: string[]) {
  return optionsOf(
    {
      args,
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h", default: false },
        tracking: { type: "string" },
        status: { type: "string" },
        limit: { type: "string" },
      },
    },
    " --help shows the options.",
  );
}

function statusIn(text: string | undefined): OrderStatus | undefined {
  if (text === undefined) return undefined;
  const status = ORDER_STATUSES.find((one) => one.toLowerCase() === text.toLowerCase());
  if (status) return status;
  throw new StartFailure(`--status must be one of ${ORDER_STATUSES.join(", ")}; it is "${text}".`);
}

function limitIn(text = "20"): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new StartFailure(`--limit must be a whole number from 1 to 9999; it is "${text}".`);
}
