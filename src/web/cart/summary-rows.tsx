import { BASE_CURRENCY, formatMoney, type CurrencyCode } from "#contract/money.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

interface SummaryRowsProps {
  /** Hundredths of the shopper's currency; null while they are still being reckoned. */
  sums: { subtotal: number; shipping: number; discount: number; rounding: number; total: number } | null;
  /** The page's, unless told. */
  currency?: CurrencyCode;
  /** The code behind the discount. */
  couponCode?: string | undefined;
}

/**
 * The rows of a sum (CART-04, G-10): discount and rounding only where there is any. Until it is known, empty places where
 * its rows will most likely be.
 */
export function SummaryRows({ sums, currency, couponCode }: SummaryRowsProps) {
  const t = useTranslation("cart");
  const { quote } = useShopFrame();
  const shown = currency ?? quote.currency;
  const money = (hundredths: number) => formatMoney(hundredths, shown, t.language);
  const shipping = sums?.shipping === 0 ? t("free") : sums && money(sums.shipping);
  const discounted = sums ? sums.discount > 0 : couponCode !== undefined;
  // Prices of the base currency are whole, converted ones hardly ever.
  const rounded = sums ? sums.rounding !== 0 : shown !== BASE_CURRENCY;
  return (
    <dl aria-busy={!sums} className="space-y-2.5 text-sm">
      <Row name={t("subTotal")} value={sums && money(sums.subtotal)} />
      <Row name={t("shippingFee")} value={shipping} />
      {discounted && (
        <Row
          name={couponCode ? t("discountWith", { code: couponCode }) : t("discount")}
          value={sums && money(-sums.discount)}
        />
      )}
      {rounded && <Row name={t("rounding")} value={sums && money(sums.rounding)} quiet />}
      <div className="flex justify-between gap-4 border-t border-line pt-4 text-base font-medium">
        <dt>{t("total")}</dt>
        <dd aria-live="polite" className="tabular-nums">
          {sums ? money(sums.total) : <SumSkeleton />}
        </dd>
      </div>
    </dl>
  );
}

/** Stands where an amount will be, as high as its line. */
export function SumSkeleton() {
  return <Skeleton className="h-[1lh] w-20" />;
}

function Row({ name, value, quiet = false }: { name: string; value: string | null; quiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? "text-caption text-muted" : ""}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{value ?? <SumSkeleton />}</dd>
    </div>
  );
}
