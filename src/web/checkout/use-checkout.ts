import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { toast } from "../ui/toast.ts";
import { isCurrency, type Quote } from "#contract/money.ts";
import type { Address, FreshTotals, PaymentMethod } from "#contract/order.ts";
import type { Totals } from "#domain/checkout/totals.ts";
import { useCartTotals } from "../cart/cart-totals.ts";
import type { Line } from "../cart/lines.ts";
import { readProducts } from "../cart/products-store.ts";
import { messageOf, serverCalls } from "../cart/server-calls.ts";
import { translatePhrase } from "../i18n/translate-phrase.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import type { FieldSentences } from "./address-form.tsx";
import { EMPTY_ADDRESS, keepDraft, rememberAddress, startingAddress } from "./address-memory.ts";
import { addressRules, type AddressRules } from "./address-rules.ts";
import { useCoupon } from "./coupon-store.ts";
import { loginToast } from "./login-toast.tsx";
import { carryThrough } from "./carry-through.ts";
import { orderDone } from "./order-done.ts";
import { fieldsOf } from "./same-address.ts";
import { saveForNextTime, useSavedAddresses, type SavedAddresses } from "./use-saved-addresses.ts";

/** Fresh totals of the server, and what they are the totals of: a change of any of it makes them stale. */
interface Fresh {
  of: string;
  sums: Totals;
  quote: Quote;
}

export interface Checkout {
  address: Address;
  errors: FieldSentences;
  method: PaymentMethod;
  busy: boolean;
  /** Null while the lines are not known. */
  sums: Totals | null;
  quote: Quote;
  /** Why the order was not placed; announced. With fresh totals it asks to confirm them. */
  notice: string | null;
  saved: SavedAddresses;
  /** Whether the address is kept for the next order. */
  keeps: { value: boolean; set(value: boolean): void };
  change(part: Partial<Address>): void;
  /** Looks at a field that was left with something in it. */
  check(field: keyof Address): void;
  choose(method: PaymentMethod): void;
  submit(): Promise<void>;
}

/**
 * The checkout's state and its one action. What is shown is what is sent: when the server counts differently it answers
 * with its own totals, which are then shown, and sent when the shopper presses again (G-38).
 * @param lines null while they are not known: then nothing is sent
 * @param onPlaced the order stands; the cart is about to be emptied
 */
export function useCheckout(lines: Line[] | null, onPlaced: () => void): Checkout {
  const frame = useShopFrame();
  const navigate = useNavigate();
  const coupon = useCoupon((state) => state.coupon);
  /** Null until something is typed or chosen: then it is the address used last. */
  const [typed, setTyped] = useState(startingAddress);
  const [errors, setErrors] = useState<FieldSentences>({});
  const [method, choose] = useState<PaymentMethod>("cod");
  const [busy, setBusy] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const [fresh, setFresh] = useState<Fresh | null>(null);
  const [keeping, setKeeping] = useState(true);
  const underWay = useRef(false);
  const t = useTranslation("address");
  const saved = useSavedAddresses();
  const lastUsed = saved.list?.[0];
  const address = typed ?? (lastUsed ? fieldsOf(lastUsed) : EMPTY_ADDRESS);

  const local = useCartTotals(lines, address.country);
  const subject = (code: string | undefined) =>
    JSON.stringify([lines?.map(({ key, quantity }) => [key, quantity]), address.country, code]);
  const current = fresh?.of === subject(coupon?.code) ? fresh : null;
  const sums = current?.sums ?? local;
  const quote = current?.quote ?? frame.quote;

  useEffect(() => {
    if (typed) keepDraft(typed);
  }, [typed]);
  const change = (part: Partial<Address>) => {
    // A browser that fills in the form changes several fields at once.
    setTyped((before) => ({ ...(before ?? address), ...part }));
    // Another country has other postcodes and telephone numbers.
    const touched = "country" in part ? { ...part, zipcode: "", phone: "" } : part;
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in touched))));
  };

  const check = (field: keyof Address) => {
    if (address[field].trim() === "") return;
    void addressRules().then((rules) => {
      if (rules) setErrors((before) => ({ ...before, [field]: wrongIn(rules, address)[field] }));
    });
  };

  const wrongIn = (rules: AddressRules, given: Address): FieldSentences => {
    const found = Object.entries(rules.addressErrors(rules.tidyAddress(given)));
    return Object.fromEntries(found.map(([field, error]) => [field, translatePhrase(t, error)]));
  };

  const placed = (at: Address, message: string | undefined) => {
    rememberAddress(at);
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
    if (error.status === 409 && lines) void readProducts(lines.map(({ product }) => product.id));
    const totals = error.body["shortages"] ? null : freshTotalsOf(error);
    if (!totals) return;
    const couponFell = (sums?.discount ?? 0) > 0 && totals.sums.discount === 0;
    if (couponFell) useCoupon.getState().remove(error.message);
    setFresh({ of: subject(couponFell ? undefined : coupon?.code), ...totals });
  };

  const submit = async () => {
    if (underWay.current || !lines || !sums) return;
    if (useSession.getState().token === null) return loginToast();
    underWay.current = true;
    setBusy(true);
    setNotice(null);
    try {
      const rules = await addressRules();
      const wrong = rules ? wrongIn(rules, address) : {};
      flushSync(() => setErrors(wrong));
      if (Object.keys(wrong).length > 0) return focusFirstError();
      const tidy = rules?.tidyAddress(address) ?? address;
      const kept = keeping ? saveForNextTime(tidy) : null;
      // A change that came to the server after the order would fill again the cart that it has emptied.
      await serverCalls.settled();
      const outcome = await carryThrough(method, {
        address: tidy,
        lines,
        amounts: sums,
        quote,
        couponCode: coupon?.code ?? null,
      });
      await kept;
      if (outcome.state === "placed") placed(tidy, outcome.message);
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

  const keeps = { value: keeping, set: setKeeping };
  return { address, errors, method, busy, sums, quote, notice, saved, keeps, change, check, choose, submit };
}

/** The fields a refusal is about, by their own names. */
function fieldErrorsOf({ errors }: ApiError): FieldSentences {
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
  document.querySelector<HTMLElement>("form [aria-invalid=true]")?.focus();
}
