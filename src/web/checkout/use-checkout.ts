import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.ts";
import { isCurrency, type Quote } from "#contract/money.ts";
import type { Address, FreshTotals, PaymentMethod } from "#contract/order.ts";
import { addressErrors, tidyAddress, type AddressErrors } from "#domain/checkout/address.ts";
import type { Totals } from "#domain/checkout/totals.ts";
import { useCartTotals } from "../cart/cart-totals.ts";
import type { Line } from "../cart/lines.ts";
import { readProducts } from "../cart/products-store.ts";
import { messageOf } from "../cart/server-calls.ts";
import { paths } from "../paths.ts";
import { ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { keepDraft, rememberAddress, startingAddress } from "./address-memory.ts";
import { useCoupon } from "./coupon-store.ts";
import { loginToast } from "./login-toast.tsx";
import { carryThrough } from "./carry-through.ts";
import { orderDone } from "./order-done.ts";

/** Fresh totals of the server, and what they are the totals of: a change of any of it makes them stale. */
interface Fresh {
  of: string;
  sums: Totals;
  quote: Quote;
}

export interface Checkout {
  address: Address;
  errors: AddressErrors;
  method: PaymentMethod;
  busy: boolean;
  sums: Totals;
  quote: Quote;
  /** Why the order was not placed; announced. With fresh totals it asks to confirm them. */
  notice: string | null;
  change(part: Partial<Address>): void;
  choose(method: PaymentMethod): void;
  submit(): Promise<void>;
}

/**
 * The checkout's state and its one action. What is shown is what is sent: when the server counts differently it answers
 * with its own totals, which are then shown, and sent when the shopper presses again (G-38).
 * @param onPlaced the order stands; the cart is about to be emptied
 */
export function useCheckout(lines: Line[], onPlaced: () => void): Checkout {
  const frame = useShopFrame();
  const navigate = useNavigate();
  const coupon = useCoupon((state) => state.coupon);
  const [address, setAddress] = useState(startingAddress);
  const [errors, setErrors] = useState<AddressErrors>({});
  const [method, choose] = useState<PaymentMethod>("cod");
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const underWay = useRef(false);

  const local = useCartTotals(lines, address.country);
  const subject = (code: string | undefined) =>
    JSON.stringify([lines.map(({ key, quantity }) => [key, quantity]), address.country, code]);
  const current = fresh?.of === subject(coupon?.code) ? fresh : null;
  const sums = current?.sums ?? local;
  const quote = current?.quote ?? frame.quote;

  const change = (part: Partial<Address>) => {
    const changed = { ...address, ...part };
    setAddress(changed);
    keepDraft(changed);
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
  };

  const placed = (message: string | undefined) => {
    rememberAddress(address);
    onPlaced();
    orderDone(message);
    void navigate(paths.orders);
  };

  const unpaid = (sentence: string) => {
    toast.error(sentence, { id: "order" });
    setNotice(sentence);
  };

  const refused = (error: unknown) => {
    toast.error(messageOf(error), { id: "order" });
    setNotice(messageOf(error));
    if (!(error instanceof ApiError)) return;
    setErrors(fieldErrorsOf(error));
    if (error.status === 409) void readProducts(lines.map(({ product }) => product.id));
    const totals = error.body["shortages"] ? null : freshTotalsOf(error);
    if (!totals) return;
    const couponFell = sums.discount > 0 && totals.sums.discount === 0;
    if (couponFell) useCoupon.getState().remove(error.message);
    setFresh({ of: subject(couponFell ? undefined : coupon?.code), ...totals });
  };

  const submit = async () => {
    if (underWay.current) return;
    if (useSession.getState().token === null) return loginToast();
    const tidy = tidyAddress(address);
    const wrong = addressErrors(tidy);
    setErrors(wrong);
    setNotice(null);
    if (Object.keys(wrong).length > 0) return focusFirstError();
    underWay.current = true;
    setBusy(true);
    try {
      const outcome = await carryThrough(method, {
        address: tidy,
        lines,
        amounts: sums,
        quote,
        couponCode: coupon?.code ?? null,
      });
      if (outcome.state === "placed") placed(outcome.message);
      if (outcome.state === "unpaid") unpaid(outcome.notice);
      if (outcome.state === "elsewhere")
        await (outcome.foreign ? window.location.assign(outcome.url) : navigate(outcome.url));
    } catch (error) {
      refused(error);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { address, errors, method, busy, sums, quote, notice, change, choose, submit };
}

/** The fields a refusal is about, by their own names. */
function fieldErrorsOf({ errors }: ApiError): AddressErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentence]) => [path.replace(/^address\./, ""), sentence]),
  );
}

function freshTotalsOf({ body }: ApiError): Omit<Fresh, "of"> | null {
  const given = body["totals"] as FreshTotals | undefined;
  if (!given || !isCurrency(given.currency)) return null;
  const { amount, originalAmount, discountAmount, currency, conversionRate } = given;
  const hundredths = (units: number) => Math.round(units * 100);
  const [subtotal, shipping, discount] = [
    hundredths(given.subtotal),
    hundredths(given.shipping),
    hundredths(given.discount),
  ];
  const total = amount * 100;
  const sums = {
    subtotal,
    shipping,
    discount,
    total,
    rounding: total - (subtotal + shipping - discount),
    amount,
    originalAmount,
    discountAmount,
  };
  return { sums, quote: { currency, conversionRate } };
}

/** After the errors have been drawn. */
function focusFirstError(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("form [aria-invalid=true]")?.focus());
}
