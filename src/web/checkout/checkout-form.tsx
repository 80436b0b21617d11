import type { FormEvent } from "react";
import { formatMoney } from "#contract/money.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import type { Line, ShownLine } from "../cart/lines.ts";
import { SummaryRows } from "../cart/summary-rows.tsx";
import { Button } from "../ui/button.tsx";
import { AddressForm } from "./address-form.tsx";
import { CouponBox } from "./coupon-box.tsx";
import { useCoupon } from "./coupon-store.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { useCheckout } from "./use-checkout.ts";

interface CheckoutFormProps {
  shown: ShownLine[];
  found: Line[];
  onPlaced: () => void;
}

/** Left what is ordered and what it comes to, right where it goes and how it is paid (CHK-01 to CHK-06). */
export function CheckoutForm({ shown, found, onPlaced }: CheckoutFormProps) {
  const checkout = useCheckout(found, onPlaced);
  const code = useCoupon((state) => state.coupon?.code);
  const { address, errors, method, busy, sums, quote, notice, change, choose, submit } = checkout;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2 xl:gap-x-28">
      <div className={shown.length <= 2 ? "lg:sticky lg:top-28" : undefined}>
        <h2 className="text-heading">Your order</h2>
        <div className="mt-4 border-y border-line">
          <CartLines shown={shown} price="line" />
        </div>
        <div className="mt-6">
          <CouponBox lines={found} />
        </div>
        <section aria-label="Order summary" className="mt-6 bg-linen p-6">
          <SummaryRows sums={sums} currency={quote.currency} couponCode={code} />
          {!address.country && (
            <p className="mt-4 text-caption text-muted">Shipping follows the country of your address.</p>
          )}
        </section>
      </div>
      <form onSubmit={onSubmit} noValidate aria-label="Checkout" className="grid gap-12">
        <AddressForm address={address} errors={errors} change={change} />
        <PaymentChoice value={method} onChange={choose} />
        <div>
          <p className="flex justify-between gap-4 border-t border-line pt-5 text-sm">
            <span>To pay</span>
            <span className="font-medium tabular-nums">{formatMoney(sums.total, quote.currency)}</span>
          </p>
          <p role="alert" className={notice ? "mt-4 border-l-2 border-danger bg-linen px-4 py-3 text-sm" : undefined}>
            {notice}
          </p>
          <Button type="submit" size="large" busy={busy} disabled={found.length === 0} className="mt-5 w-full">
            Payment
          </Button>
        </div>
      </form>
    </div>
  );
}
