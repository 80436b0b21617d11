import { orderBody } from "#tests/fixtures/orders.ts";
import type { ValidCoupon } from "#contract/coupon.ts";

export interface Goods {
  _id: string;
  /** Paise. */
  price: number;
}

/** What buyers were told, to be held against the books after a fault. */
export interface Told {
  /** Checkout keys by the order that was acknowledged for them. */
  placed: Map<string, string>;
  /** Orders whose cancelling was acknowledged. */
  cancelled: Set<string>;
  /** Keys that were sent without an answer that says how it ended. */
  unanswered: Set<string>;
  /** Answers by status; 0 is none. */
  answers: Record<number, number>;
  /** What no fault excuses, such as one key answered with two orders. */
  wrong: string[];
}

export interface Buying {
  tokens: string[];
  goods: Goods[];
  coupon: string;
  told: Told;
}

export function nothingTold(): Told {
  return { placed: new Map(), cancelled: new Set(), unanswered: new Set(), answers: {}, wrong: [] };
}

/** Buyers who order, ask again with the same key after a failure as a browser does, and cancel now and then; until stopped. */
export function startBuying(address: string, { tokens, goods, coupon, told }: Buying): { stop(): Promise<void> } {
  let buying = true;
  const buyers = tokens.map((token, index) => buy(token, index));
  return {
    async stop() {
      buying = false;
      await Promise.all(buyers);
    },
  };

  async function buy(token: string, index: number): Promise<void> {
    for (let round = index; buying; round++) {
      const [first, second] = [goods[round % goods.length]!, goods[(round + 1) % goods.length]!];
      const items =
        round % 3 === 0
          ? [
              { ...first, quantity: 2 },
              { ...second, quantity: 1 },
            ]
          : [{ ...first, quantity: 1 }];
      const body = orderBody(items, round % 4 === 0 ? { coupon: tenPercent(coupon) } : {});
      const orderId = await place(token, body, round % 5 === 0 ? 2 : 1);
      if (orderId !== null && round % 6 === 0) await cancel(token, orderId);
    }
  }

  /** Sends a checkout as often as said, and once more when nothing came back. */
  async function place(token: string, body: { order_id: string }, times: number): Promise<string | null> {
    told.unanswered.add(body.order_id);
    for (let sent = 0; sent < times + 1; sent++) {
      const { status, orderId } = await call(token, "/api/order/place", body);
      if (status === 200 && orderId !== undefined) {
        const before = told.placed.get(body.order_id);
        if (before !== undefined && before !== orderId) told.wrong.push(`one key, two orders: ${before}, ${orderId}`);
        told.placed.set(body.order_id, orderId);
        told.unanswered.delete(body.order_id);
        if (sent + 1 >= times) return orderId;
      } else if (status >= 400 && status < 500 && status !== ASKED_TOO_OFTEN) {
        told.unanswered.delete(body.order_id);
        return null;
      }
      if (!buying) return null;
    }
    return null;
  }

  async function cancel(token: string, orderId: string): Promise<void> {
    const { status } = await call(token, "/api/order/cancel", { orderId });
    if (status === 200) told.cancelled.add(orderId);
  }

  async function call(token: string, path: string, body: object): Promise<{ status: number; orderId?: string }> {
    try {
      const reply = await fetch(address + path, {
        method: "POST",
        headers: { token, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(30_000),
      });
      const { orderId } = (await reply.json()) as { orderId?: string };
      count(reply.status);
      if (reply.status === 500) told.wrong.push(`500 from ${path}`);
      return { status: reply.status, ...(orderId !== undefined && { orderId }) };
    } catch {
      count(0);
      // The shop is gone: a browser would not hammer either.
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { status: 0 };
    }
  }

  function count(status: number): void {
    told.answers[status] = (told.answers[status] ?? 0) + 1;
  }
}

/** Says nothing of what was sent before. */
const ASKED_TOO_OFTEN = 429;

const tenPercent = (code: string): ValidCoupon => ({ code, discountType: "percentage", discountValue: 10 });
