import { describe, expect, it } from "vitest";
import type { OrderStatus } from "#contract/order.ts";
import { filterOrders } from "./order-filter.ts";

const item = (name: string, attributes: Record<string, string> = {}) => ({
  _id: "linen-shirt",
  name,
  price: 1299,
  image: [],
  attributes,
  quantity: 1,
});

function order(id: string, status: OrderStatus, items = [item("Linen Shirt")]) {
  return { id, status, items };
}

const ids = (listed: { order: { id: string } }[]) => listed.map(({ order }) => order.id);

describe("the order list", () => {
  const orders = [
    order("a", "Order Placed", [item("Linen Shirt", { Colour: "Black" }), item("Straw Hat", { Colour: "Sand" })]),
    order("b", "Accepted", [item("Canvas Tote", { Colour: "Cream" })]),
  ];

  it("VAL-33 ORD-11 narrows by status, Delivered being Accepted", () => {
    expect(ids(filterOrders(orders, "", "All Orders"))).toEqual(["a", "b"]);
    expect(ids(filterOrders(orders, "", "Order Placed"))).toEqual(["a"]);
    expect(ids(filterOrders(orders, "", "Delivered"))).toEqual(["b"]);
    expect(ids(filterOrders(orders, "", "Cancelled"))).toEqual([]);
  });

  it("VAL-32 finds items by name or any attribute value, whatever the letter case", () => {
    expect(ids(filterOrders(orders, "TOTE", "All Orders"))).toEqual(["b"]);
    const [found] = filterOrders(orders, "sand", "All Orders");
    expect(found?.items.map(({ name }) => name)).toEqual(["Straw Hat"]);
    expect(filterOrders(orders, "wool", "All Orders")).toEqual([]);
  });

  it("combines both", () => {
    expect(filterOrders(orders, "tote", "Order Placed")).toEqual([]);
  });
});
