import type { GatewayRefund } from "./payment-gateway.ts";

/** A refund as the shop has noted it. Amount in the currency's own minor units. */
export interface NotedRefund {
  id: number;
  /** The gateway's name for it; null as long as the shop does not know it. */
  refundId: string | null;
  amount: number;
  /** Whether it has gone, as far as the shop knows; else it is still to be sent. */
  hasGone: boolean;
}

/** What is to be written down: a noted refund's name, one that nobody had told of, or one that has failed. */
export type RefundChange =
  | { kind: "name"; id: number; refundId: string }
  | { kind: "note"; refundId: string; amount: number }
  | { kind: "fail"; id: number | null; refundId: string };

/**
 * Holds what a gateway says of a payment's refunds against what the shop has noted of them.
 * @param noted those that count: none that were dropped
 * @param failedBefore which are known to have failed already, whatever `listed` still says of them
 */
export function compareRefunds(
  noted: NotedRefund[],
  listed: GatewayRefund[],
  failedBefore: ReadonlySet<string>,
): RefundChange[] {
  const fresh = listed.filter(({ refundId }) => !failedBefore.has(refundId));
  const live = fresh.filter(({ failed }) => !failed);
  const failed = fresh.filter((one) => one.failed);
  const named = new Map(noted.map((one) => [one.refundId, one.id]));
  const failing = new Set(failed.map(({ refundId }) => refundId));
  const counted = noted.filter(({ hasGone, refundId }) => hasGone && !(refundId !== null && failing.has(refundId)));
  const unnamed = noted.filter(({ refundId }) => refundId === null);
  const take = (amount: number, hasGone: boolean): NotedRefund | undefined => {
    const at = unnamed.findIndex((one) => one.amount === amount && one.hasGone === hasGone);
    return at < 0 ? undefined : unnamed.splice(at, 1)[0];
  };

  const changes: RefundChange[] = [];
  let unknown = sum(live) - sum(counted);
  const strange: GatewayRefund[] = [];
  for (const one of live) {
    if (named.has(one.refundId)) continue;
    const known = take(one.amount, true);
    if (known) changes.push({ kind: "name", id: known.id, refundId: one.refundId });
    // The shop's own, under way: whoever sent it has its name in a moment.
    else if (take(one.amount, false)) unknown -= one.amount;
    else strange.push(one);
  }
  for (const { refundId, amount } of strange) {
    const more = Math.min(amount, unknown);
    if (more <= 0) break;
    changes.push({ kind: "note", refundId, amount: more });
    unknown -= more;
  }
  for (const { refundId, amount } of failed) {
    const id = named.get(refundId) ?? take(amount, true)?.id ?? null;
    changes.push({ kind: "fail", id, refundId });
  }
  return changes;
}

function sum(refunds: { amount: number }[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
