import type { FormEvent } from "react";
import { formatMoney } from "#contract/money.ts";
import { DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { CartLines } from "../cart/cart-lines.tsx";
import type { Line, ShownLine } from "../cart/lines.ts";
import { SummaryRows, SumSkeleton } from "../cart/summary-rows.tsx";
import { countryName } from "../cart/country-name.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useSession } from "../session/session.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Price } from "../ui-shop/price.tsx";
import { Button } from "../ui/button.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { AddressForm } from "./address-form.tsx";
import { CouponBox } from "./coupon-box.tsx";
import { useCoupon } from "./coupon-store.ts";
import { PaymentChoice } from "./payment-choice.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";
import { useCheckout } from "./use-checkout.ts";

interface CheckoutFormProps {
  shown: ShownLine[];
  /** Null while they are not known: then nothing can be ordered. */
  found: Line[] | null;
  onPlaced: () => void;
}

/** Left what is ordered and what it comes to, right where it goes and how it is paid (CHK-01 to CHK-06). */
export function CheckoutForm({ shown, found, onPlaced }: CheckoutFormProps) {
  const t = useTranslation("checkout");
  const checkout = useCheckout(found, onPlaced);
  const code = useCoupon((state) => state.coupon?.code);
  const loggedIn = useSession((session) => session.token !== null);
  const { address, errors, method, busy, sums, quote, notice, saved, keeps, change, check, choose, submit } = checkout;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2 xl:gap-x-28">
      <div className={shown.length <= 2 ? "lg:sticky lg:top-28" : undefined}>
        <h2 className="text-heading">{t("yourOrder")}</h2>
        <div className="mt-4 border-y border-line">
          <CartLines shown={shown} price="line" />
        </div>
        <div className="mt-6">
          <CouponBox lines={found} />
        </div>
        <section aria-label={t("summary")} className="mt-6 bg-linen p-6">
          <SummaryRows sums={sums} currency={quote.currency} couponCode={code} />
          <ShippingPolicy known={address.country !== ""} />
        </section>
      </div>
      <form onSubmit={onSubmit} noValidate aria-label={t("form")} className="grid gap-12">
        <fieldset>
          <legend className="mb-6 font-serif text-heading">{t("address")}</legend>
          <SavedAddresses saved={saved} address={address} change={change} />
          <AddressForm address={address} errors={errors} change={change} check={check} />
          {loggedIn && (
            <Checkbox
              label={t("saveForNext")}
              checked={keeps.value}
              onChange={(event) => keeps.set(event.target.checked)}
              className="mt-6"
            />
          )}
        </fieldset>
        <PaymentChoice value={method} onChange={choose} />
        <div>
          <p className="flex justify-between gap-4 border-t border-line pt-5 text-sm">
            <span>{t("toPay")}</span>
            <span aria-busy={!sums} className="font-medium tabular-nums">
              {sums ? formatMoney(sums.total, quote.currency, t.language) : <SumSkeleton />}
            </span>
          </p>
          <p role="alert" className={notice ? "mt-4 border-l-2 border-danger bg-linen px-4 py-3 text-sm" : undefined}>
            {notice}
          </p>
          <Button type="submit" size="large" busy={busy} disabled={!found?.length} className="mt-5 w-full">
            {t("payment")}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** C-03: what shipping costs where, and by what it goes while no country is chosen. */
function ShippingPolicy({ known }: { known: boolean }) {
  const t = useTranslation("checkout");
  const { settings } = useShopFrame();
  return (
    <p className="mt-4 text-caption text-muted">
      {!known && <>{t("shippingFollows")} </>}
      {t.rich("shippingPolicy", {
        worldwide: <Price paise={WORLDWIDE_FREE_FROM} />,
        home: <Price paise={HOME_FREE_ABOVE} />,
        fee: <Price paise={DELIVERY_FEE} />,
        country: countryName(settings.homeCountry, t.language),
      })}
    </p>
  );
}
