import { translationNow } from "../i18n/use-translation.tsx";
import type { Address } from "#contract/order.ts";

/** What the order call answers for the popup (API-23). Amount in the currency's own minor units. */
export interface RazorpayOrder {
  order: { id: string; amount: number; currency: string; receipt: string };
  keyId: string;
  checkoutUrl: string;
  /** How long the order waits for its payment. */
  secondsLeft: number;
}

/** The gateway's own words after a payment, to be posted as they are (PAY-02). */
export type ReturnFields = Record<"razorpay_order_id" | "razorpay_payment_id" | "razorpay_signature", string>;

/** How the popup ended, or that its script could not be had. `reason` is the gateway's sentence for the last attempt that failed. */
export type PopupEnd = { paid: ReturnFields } | { dismissed: true; reason: string | null } | { missing: true };

interface Options {
  key: string;
  amount: number;
  currency: string;
  order_id: string;
  receipt: string;
  name: string;
  description: string;
  prefill?: { name: string; email: string; contact: string };
  theme: { color: string };
  timeout: number;
  handler: (fields: ReturnFields) => void;
  modal: { ondismiss: () => void };
}

interface Popup {
  open(): void;
  on(event: "payment.failed", listener: (said: { error: { description?: string } }) => void): void;
}

declare global {
  interface Window {
    Razorpay?: new (options: Options) => Popup;
  }
}

/**
 * Opens the gateway's popup for an order (PAY-01) and waits until it has ended. Its script is loaded the first time.
 */
export async function openRazorpay(begun: RazorpayOrder, address?: Address): Promise<PopupEnd> {
  const { Razorpay } = (await loadScript(begun.checkoutUrl)) ? window : {};
  if (!Razorpay) return { missing: true };
  const { id, amount, currency, receipt } = begun.order;
  return new Promise((resolve) => {
    let reason: string | null = null;
    const popup = new Razorpay({
      key: begun.keyId,
      amount,
      currency,
      order_id: id,
      receipt,
      name: "Weft",
      description: translationNow("checkout")("orderNumber", { number: receipt.slice(-6) }),
      ...(address && { prefill: prefillOf(address) }),
      theme: { color: "#1d1b18" },
      timeout: begun.secondsLeft,
      handler: (fields) => resolve({ paid: fields }),
      modal: { ondismiss: () => resolve({ dismissed: true, reason }) },
    });
    popup.on("payment.failed", ({ error }) => {
      reason = error.description ?? null;
    });
    popup.open();
  });
}

function prefillOf({ firstName, lastName, email, phone }: Address) {
  return { name: `${firstName} ${lastName}`, email, contact: phone };
}

const loading = new Map<string, Promise<boolean>>();

/** False when the script cannot be had; the next try loads it afresh. */
function loadScript(url: string): Promise<boolean> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<boolean>((resolve) => {
    const script = document.createElement("script");
    script.src = url;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => {
      loading.delete(url);
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}
