import type { OrderMailWords } from "../words.ts";

export const en: OrderMailWords = {
  methods: { cod: "Cash on Delivery", razorpay: "Razorpay", stripe: "Stripe" },
  placed: {
    subject: (order) => `We have your order #${order}`,
    heading: "Thank you for your order",
    cash: (sum) => `You pay ${sum} in cash when your parcel arrives. We write again when it is on its way.`,
    waits: (sum, until) => `It waits for your payment of ${sum}, and is kept for you until ${until}.`,
    free: "Nothing is left to pay. We write again when it is on its way.",
    payNow: "Pay now",
  },
  paid: {
    subject: (order) => `Your payment for order #${order} has arrived`,
    heading: "Your payment has arrived",
    text: (sum, method) =>
      `We have received ${sum} through ${method}. Your order is placed; we write again when it is on its way.`,
  },
  accepted: {
    subject: (order) => `Your order #${order} is on its way`,
    heading: "Your order is on its way",
    text: "We have taken on your order, and your parcel is on its way to you.",
    track: "Track your parcel",
  },
  cancelled: {
    subject: (order) => `Your order #${order} was cancelled`,
    heading: "Your order was cancelled",
    reasons: {
      unpaid: "It was not paid in time, so what we kept for you is free for others again.",
      shopper: "You cancelled it.",
      shop: "We had to cancel it. We are sorry.",
    },
    paid: (sum) => `What you paid, ${sum}, goes back to you the way it came. We write again when it has been sent.`,
    unpaid: "No payment of yours has reached us. Should one come later, it goes back to you by itself.",
    cash: "Nothing was to be paid before your parcel came, so nothing is owed on either side.",
  },
  refunded: {
    subject: (order, sum) => `${sum} goes back to you for order #${order}`,
    heading: "Your refund",
    text: (sum) => `We have sent ${sum} back to you, the way you paid.`,
    part: (sum, whole) => `We have sent ${sum} of your ${whole} back to you, the way you paid.`,
    reasons: {
      cancelled: "The reason: your order was cancelled.",
      "late-payment": "The reason: your payment came after the order was cancelled.",
      "second-payment": "The reason: you paid this order twice.",
      "wrong-payment": "The reason: the payment had another amount than the order.",
      "at-gateway": "The reason: the shop decided to give it back to you.",
    },
    wait: "Depending on your bank it takes a few days until you see it.",
  },
  order: (order) => `Order #${order}`,
  see: "See your order",
  subtotal: "Subtotal",
  shipping: "Shipping",
  shippingFree: "Free",
  discount: (code) => (code === "" ? "Discount" : `Discount (${code})`),
  rounding: "Rounding",
  total: "Total",
  address: "It goes to",
};
