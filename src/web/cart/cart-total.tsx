import { CouponBox } from "../checkout/coupon-box.tsx";
import { useCoupon } from "../checkout/coupon-store.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { LinkButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { useCartTotals } from "./cart-totals.ts";
import { countryName } from "./country-name.ts";
import type { Line } from "./lines.ts";
import { SummaryRows } from "./summary-rows.tsx";

/** The 'Cart Total' box (CART-04 to CART-07). Shipping is the home zone's, and says so (C-03). */
export function CartTotal({ lines }: { lines: Line[] | null }) {
  const t = useTranslation("cart");
  const { settings } = useShopFrame();
  const sums = useCartTotals(lines);
  const code = useCoupon((state) => state.coupon?.code);
  return (
    <section aria-labelledby="cart-total" className="bg-linen p-6 sm:p-8 lg:sticky lg:top-28">
      <h2 id="cart-total" className="text-heading">
        {t("cartTotal")}
      </h2>
      <div className="mt-6">
        <SummaryRows sums={sums} couponCode={code} />
      </div>
      <p className="mt-4 text-caption text-muted">
        {t("shippingZone", { country: countryName(settings.homeCountry, t.language) })}
      </p>
      <div className="mt-6 border-t border-line pt-6">
        <CouponBox lines={lines} />
      </div>
      {!sums && <Skeleton className="mt-6 h-14" />}
      {sums && sums.subtotal > 0 && (
        <LinkButton to={paths.checkout} size="large" className="mt-6 w-full">
          {t("proceed")}
        </LinkButton>
      )}
      <p className="mt-5 text-center">
        <LinkButton to={paths.home} look="text">
          {t("orContinueShopping")}
        </LinkButton>
      </p>
    </section>
  );
}
