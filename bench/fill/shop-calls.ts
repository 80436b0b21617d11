import { randomUUID } from "node:crypto";
import type { Request } from "autocannon";
import { orderBody } from "#tests/fixtures/orders.ts";
import type { BenchShopper, Buyable } from "./bench-shoppers.ts";

const WORDS = "linen cotton tee shirt black wool dune elm denim relaxed striped dress navy silk coat moor".split(" ");

/** What is asked, by name: each call makes the next request. */
export function callsOf(shoppers: BenchShopper[], goods: Buyable[]): Record<string, () => Request> {
  let turn = 0;
  const next = <T>(of: readonly T[], step = 1): T => of[(turn += step) % of.length]!;
  // From many addresses, or else the shop would call it too much.
  const address = () => `10.${(turn >> 8) & 255}.${turn & 255}.${Math.floor(Math.random() * 256)}`;
  const get = (path: string): Request => ({ method: "GET", path, headers: { "x-forwarded-for": address() } });
  const post = (path: string, body: object): Request => ({
    method: "POST",
    path,
    headers: { "content-type": "application/json", token: next(shoppers).token },
    body: JSON.stringify(body),
  });
  const line = (good: Buyable) => ({ itemId: good.productId, selectedAttributeValues: good.options });
  return {
    "list of 24": () => get(`/api/product/list?limit=24&page=${1 + (turn++ % 100)}`),
    "list, filtered and sorted": () =>
      get(`/api/product/list?category=women&colour=Black&sort=price-asc&limit=24&page=${1 + (turn++ % 20)}`),
    detail: () => get(`/api/product/detail/${next(goods).productId}`),
    "search, asked before": () => get(`/api/product/list?limit=24&q=${next(WORDS)}&page=${1 + (turn % 5)}`),
    // The price makes it one that nobody asked for before.
    "search, new": () => get(`/api/product/list?limit=24&q=${next(WORDS)}&minPrice=${(turn % 20_000) / 100}`),
    "list, new": () => get(`/api/product/list?limit=24&category=men&sort=price-desc&maxPrice=${1000 + turn++ / 100}`),
    "cart: add": () => post("/api/cart/add", { ...line(next(goods)), quantity: 1 }),
    "cart: update": () => post("/api/cart/update", { ...line(goods[turn % 20]!), quantity: 1 + (turn % 5) }),
    "cart: get": () => post("/api/cart/get", {}),
    "wishlist: add": () => post("/api/wishlist/add", line(next(goods))),
    "order: place": () => post("/api/order/place", orderOf(next(goods))),
    "order: list": () => post("/api/order/userorders", {}),
  };
}

function orderOf({ productId, options, price }: Buyable): object {
  return orderBody([{ _id: productId, quantity: 1, price, attributes: options }], { orderId: randomUUID() });
}
