import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "#contract/order.ts";
import {
  dotColour,
  isOrderStatus,
  isStatusFilter,
  itemNumber,
  matchesFilter,
  matchesSearch,
  mayBecome,
  shortOrderId,
  STATUS_FILTERS,
  trackingOf,
} from "./rules.ts";

describe("order status", () => {
  it("ORD-10 has exactly the five values", () => {
    expect(new Set(ORDER_STATUSES)).toEqual(new Set(["Order Placed", "Pending", "Accepted", "Completed", "Cancelled"]));
    expect(isOrderStatus("Accepted")).toBe(true);
    expect(isOrderStatus("Delivered")).toBe(false);
  });

  it("ORD-13 N-07 allows these transitions and no other", () => {
    const allowed = ORDER_STATUSES.flatMap((from) =>
      ORDER_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(new Set(allowed)).toEqual(
      new Set([
        "Pending → Order Placed",
        "Order Placed → Accepted",
        "Accepted → Completed",
        "Pending → Cancelled",
        "Order Placed → Cancelled",
        "Accepted → Cancelled",
      ]),
    );
  });

  it("ORD-12 has a dot: Completed green, Pending yellow, Cancelled red, others blue", () => {
    expect(["Completed", "Pending", "Cancelled", "Accepted", "Order Placed"].map(dotColour)).toEqual([
      "green",
      "yellow",
      "red",
      "blue",
      "blue",
    ]);
  });

  it("ORD-01 the filter has exactly these entries, in this order", () => {
    expect(Object.keys(STATUS_FILTERS)).toEqual([
      "All Orders",
      "Order Placed",
      "Pending",
      "Delivered",
      "Completed",
      "Cancelled",
    ]);
    expect(isStatusFilter("Delivered")).toBe(true);
    expect(isStatusFilter("toString")).toBe(false);
  });

  it("ORD-11 VAL-33 the filter selects by status, whatever the letter case; Delivered selects Accepted", () => {
    expect(matchesFilter("order placed", "Order Placed")).toBe(true);
    expect(matchesFilter("Accepted", "Delivered")).toBe(true);
    expect(matchesFilter("Completed", "Delivered")).toBe(false);
    expect(ORDER_STATUSES.every((status) => matchesFilter(status, "All Orders"))).toBe(true);
  });

  it("ORD-08 an order can be tracked when it is accepted and has a link", () => {
    expect(trackingOf({ status: "Accepted", trackingLink: "https://track.example/1" })).toBe("https://track.example/1");
    expect(trackingOf({ status: "Accepted", trackingLink: null })).toBeNull();
    expect(trackingOf({ status: "Pending", trackingLink: "https://track.example/1" })).toBeNull();
  });
});

describe("order items", () => {
  it("VAL-32 are found by name or any attribute value", () => {
    const item = { name: "Linen Shirt", attributes: { Colour: "Black", Size: "XL" } };
    expect(matchesSearch(item, "linen")).toBe(true);
    expect(matchesSearch(item, " xl ")).toBe(true);
    expect(matchesSearch(item, "")).toBe(true);
    expect(matchesSearch(item, "Colour")).toBe(false);
  });

  it("ORD-05 ORD-06 have a short order id and an item number", () => {
    expect(shortOrderId("65f0c0ffee0123456789abcd")).toBe("89abcd");
    expect(itemNumber("linen-shirt")).toBe("-shir");
  });
});
