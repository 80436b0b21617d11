import { pictureUrl } from "#contract/picture.ts";
import { toRupees, type Quote } from "#contract/money.ts";
import type { Address, PaymentMethod } from "#contract/order.ts";
import type { Line } from "../cart/lines.ts";
import { api } from "../session/api.ts";
import type { RazorpayOrder } from "./razorpay-popup.ts";

export interface OrderRequest {
  address: Address;
  lines: Line[];
  /** Whole units of the currency, as shown. */
  amounts: { amount: number; originalAmount: number; discountAmount: number };
  quote: Quote;
  couponCode: string | null;
  orderId: string;
}

/** Where an order of each payment method is sent. */
const CALLS: Record<PaymentMethod, string> = {
  cod: "/api/order/place",
  razorpay: "/api/order/razorpay",
  stripe: "/api/order/stripe",
};

/** What an order call answers; for a gateway also what its payment needs. */
export interface OrderReply extends Partial<RazorpayOrder> {
  message?: string;
  orderId?: string;
  /** Nothing is left to pay. */
  paid?: boolean;
  session_url?: string;
}

/** Sends an order, as the specification's calls have it (API-21 to API-23). @throws ApiError */
export function sendOrder(method: PaymentMethod, request: OrderRequest): Promise<OrderReply> {
  const { address, lines, amounts, quote, couponCode, orderId } = request;
  const body = {
    address,
    items: lines.map(itemOf),
    ...amounts,
    order_id: orderId,
    couponCode,
    conversionRate: quote.conversionRate,
    currency: quote.currency,
  };
  return api(CALLS[method], { method: "POST", body });
}

function itemOf({ product, attributes, quantity, price }: Line) {
  return {
    _id: product.id,
    name: product.name,
    price: toRupees(price),
    image: product.pictures.map(pictureUrl),
    attributes,
    quantity,
  };
}
