import { randomUUID } from "node:crypto";
import type { App } from "#http/app.ts";
import { orderBody } from "#tests/fixtures/orders.ts";

/** A shopper and what there is to buy, as the calls need them. */
export interface Everyday {
  token: string;
  product: { id: string; price: number; options: Record<string, string> };
  other: { id: string; options: Record<string, string> };
}

type Call = [method: "GET" | "POST", path: string, body?: object];

/** Each kind of call that shoppers make, by name, in an order in which all of them succeed. */
export function everydayCalls({ product, other }: Everyday): Record<string, Call> {
  const line = { itemId: product.id, selectedAttributeValues: product.options };
  const second = { itemId: other.id, selectedAttributeValues: other.options };
  const order = (price: number) =>
    orderBody([{ _id: product.id, quantity: 1, price, attributes: product.options }], { orderId: randomUUID() });
  return {
    "list of 24": ["GET", "/api/product/list?limit=24"],
    "list, filtered and sorted": ["GET", "/api/product/list?category=women&colour=Black&size=M&sort=price-asc&page=2"],
    search: ["GET", "/api/product/list?q=linen"],
    "search without result": ["GET", "/api/product/list?q=zzzz"],
    detail: ["GET", `/api/product/detail/${product.id}`],
    "products of a cart": ["GET", `/api/product/summaries?ids=${product.id},${other.id}`],
    categories: ["GET", "/api/category/getSubCategory"],
    collections: ["GET", "/api/dynamic/all"],
    attributes: ["GET", "/api/attribute/list"],
    reviews: ["GET", `/api/review/${product.id}/get-review`],
    coupons: ["GET", "/api/discount"],
    user: ["GET", "/api/user/get-user"],
    "cart: add": ["POST", "/api/cart/add", { ...line, quantity: 1 }],
    "cart: update": ["POST", "/api/cart/update", { ...line, quantity: 2 }],
    "cart: get": ["POST", "/api/cart/get", {}],
    "cart: merge": [
      "POST",
      "/api/cart/merge",
      { cart: { [`${other.id}`]: { ...second, quantity: 1, attributes: other.options } } },
    ],
    "wishlist: add": ["POST", "/api/wishlist/add", line],
    "wishlist: get": ["POST", "/api/wishlist/get", {}],
    "wishlist: move to cart": ["POST", "/api/wishlist/move-to-cart", line],
    "wishlist: remove": ["POST", "/api/wishlist/remove", line],
    "order: place": ["POST", "/api/order/place", order(product.price)],
    "order: list": ["POST", "/api/order/userorders", {}],
  };
}

/** @throws where the shop refuses it */
export async function ask(app: App, { token }: Everyday, [method, url, body]: Call): Promise<void> {
  const headers = { token };
  const reply = await app.inject({ method, url, headers, ...(body && { payload: body }) });
  if (reply.statusCode !== 200) throw new Error(`${method} ${url} answered ${reply.statusCode}: ${reply.body}`);
}
