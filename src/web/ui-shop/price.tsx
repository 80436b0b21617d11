import { formatPrice } from "#contract/money.ts";
import { useLanguage, useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";

/** A price of the catalogue in the shopper's currency, with 2 decimals (LIM-03). */
export function Price({ paise, className }: { paise: number; className?: string }) {
  const { quote } = useShopFrame();
  return <span className={className}>{formatPrice(paise, quote, useLanguage())}</span>;
}

/** The price, and the original price struck through when it is above it (VAL-05). */
export function PriceLine({
  price,
  compareAt,
  className = "",
}: {
  price: number;
  compareAt: number | null;
  className?: string;
}) {
  const t = useTranslation("card");
  const reduced = compareAt !== null && compareAt > 0 && compareAt > price;
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className={reduced ? "text-accent" : undefined}>
        {reduced && <span className="sr-only">{t("price")} </span>}
        <Price paise={price} />
      </span>
      {reduced && (
        <s className="text-muted">
          <span className="sr-only">{t("originalPrice")} </span>
          <Price paise={compareAt} />
        </s>
      )}
    </span>
  );
}
