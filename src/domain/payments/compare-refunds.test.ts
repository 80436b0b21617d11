import { describe, expect, it } from "vitest";
import { compareRefunds, type NotedRefund, type RefundChange } from "./compare-refunds.ts";
import type { GatewayRefund } from "./payment-gateway.ts";

const gone = (id: number, amount: number, refundId: string | null = null): NotedRefund => ({
  id,
  amount,
  refundId,
  hasGone: true,
});
const waiting = (id: number, amount: number): NotedRefund => ({ id, amount, refundId: null, hasGone: false });
const live = (refundId: string, amount: number): GatewayRefund => ({ refundId, amount, failed: false });
const failed = (refundId: string, amount: number): GatewayRefund => ({ refundId, amount, failed: true });
const note = (refundId: string, amount: number): RefundChange => ({ kind: "note", refundId, amount });
const name = (id: number, refundId: string): RefundChange => ({ kind: "name", id, refundId });
const fail = (id: number | null, refundId: string): RefundChange => ({ kind: "fail", id, refundId });

describe("a payment's refunds, the gateway's beside the shop's:", () => {
  it.each<[string, NotedRefund[], GatewayRefund[], RefundChange[]]>([
    ["nothing, and nothing", [], [], []],
    ["what is known", [gone(1, 30, "a")], [live("a", 30)], []],
    ["each part that nobody told of", [], [live("a", 30), live("b", 70)], [note("a", 30), note("b", 70)]],
    ["one more part", [gone(1, 30, "a")], [live("b", 20), live("a", 30)], [note("b", 20)]],
    ["the shop's own, under way", [waiting(1, 70)], [live("a", 70)], []],
    ["another's beside the shop's own", [waiting(1, 70)], [live("a", 30), live("b", 70)], [note("a", 30)]],
    ["one of the amount of the shop's own", [waiting(1, 50)], [live("a", 50), live("b", 50)], [note("b", 50)]],
    ["another's before the shop's own was sent", [waiting(1, 100)], [live("a", 30)], [note("a", 30)]],
    ["the name of one noted without", [gone(1, 30)], [live("a", 30)], [name(1, "a")]],
    ["parts that were noted as one sum", [gone(1, 100)], [live("a", 30), live("b", 70)], []],
    ["a part that is less than was unknown", [gone(1, 80)], [live("a", 50), live("b", 50)], [note("a", 20)]],
    ["one that failed", [gone(1, 30, "a")], [failed("a", 30)], [fail(1, "a")]],
    ["one that failed, noted without its name", [gone(1, 30)], [failed("a", 30)], [fail(1, "a")]],
    ["one that failed unknown to the shop", [], [failed("a", 30)], [fail(null, "a")]],
    [
      "one that failed and was made once more",
      [gone(1, 30, "a")],
      [live("b", 30), failed("a", 30)],
      [note("b", 30), fail(1, "a")],
    ],
    [
      "one of two of an amount failed",
      [gone(1, 30)],
      [failed("a", 30), live("b", 30)],
      [name(1, "b"), fail(null, "a")],
    ],
    ["a failed one does not take what waits", [waiting(1, 30)], [failed("a", 30)], [fail(null, "a")]],
  ])("%s", (_, noted, listed, changes) => {
    expect(compareRefunds(noted, listed, new Set())).toEqual(changes);
  });

  it("what is known to have failed is neither gone nor failed anew, whatever an older answer says", () => {
    expect(compareRefunds([], [live("a", 30), live("b", 20)], new Set(["a"]))).toEqual([note("b", 20)]);
    expect(compareRefunds([gone(1, 30)], [failed("a", 30)], new Set(["a"]))).toEqual([]);
  });
});
