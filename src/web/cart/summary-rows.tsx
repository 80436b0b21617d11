import { formatMoney, type CurrencyCode } from "#contract/money.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";

interface SummaryRowsProps {
  /** Hundredths of the shopper's currency. */
  sums: { subtotal: number; shipping: number; discount: number; rounding: number; total: number };
  /** The page's, unless told. */
  currency?: CurrencyCode;
  /** The code behind the discount. */
  couponCode?: string | undefined;
}

/** The rows of a sum (CART-04, G-10): discount and rounding only where there is any. */
export function SummaryRows({ sums, currency, couponCode }: SummaryRowsProps) {
  const t = useTranslation("cart");
  const { quote } = useShopFrame();
  const money = (hundredths: number) => formatMoney(hundredths, currency ?? quote.currency, t.language);
  return (
    <dl className="space-y-2.5 text-sm">
      <Row name={t("subTotal")} value={money(sums.subtotal)} />
      <Row name={t("shippingFee")} value={sums.shipping === 0 ? t("free") : money(sums.shipping)} />
      {sums.discount > 0 && (
        <Row
          name={couponCode ? t("discountWith", { code: couponCode }) : t("discount")}
          value={money(-sums.discount)}
        />
      )}
      {sums.rounding !== 0 && <Row name={t("rounding")} value={money(sums.rounding)} quiet />}
      <div className="flex justify-between gap-4 border-t border-line pt-4 text-base font-medium">
        <dt>{t("total")}</dt>
        <dd aria-live="polite" className="tabular-nums">
          {money(sums.total)}
        </dd>
      </div>
    </dl>
  );
}

function Row({ name, value, quiet = false }: { name: string; value: string; quiet?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 ${quiet ? "text-caption text-muted" : ""}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  );
}
