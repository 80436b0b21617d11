import { formatPrice } from "#contract/money.ts";
import { freeShippingProgress, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { baseSubtotal } from "#domain/checkout/totals.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { countryName } from "./country-name.ts";
import type { Line } from "./lines.ts";

const BAR =
  "mt-3 block h-1 w-full appearance-none border-0 bg-flax [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-flax [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--motion-panel)";

/** How far the cart is on its way to free shipping worldwide, and the policy in a sentence (PANEL-04 to PANEL-08, C-03, C-06). */
export function FreeShippingBar({ lines }: { lines: Line[] }) {
  const t = useTranslation("cart");
  const { quote, settings } = useShopFrame();
  const { percent, remaining } = freeShippingProgress(baseSubtotal(lines));
  const words = remaining > 0 ? t("away", { amount: formatPrice(remaining, quote, t.language) }) : t("unlocked");
  return (
    <section aria-label={t("freeShipping")} className="bg-linen px-4 py-4">
      <p aria-live="polite" className="text-sm">
        {words}
      </p>
      <progress aria-label={t("progress")} value={percent} max={100} className={BAR} />
      <p className="mt-3 text-caption text-muted">
        {t("freeFrom", {
          worldwide: formatPrice(WORLDWIDE_FREE_FROM, quote, t.language),
          country: countryName(settings.homeCountry, t.language),
          home: formatPrice(HOME_FREE_ABOVE, quote, t.language),
        })}
      </p>
    </section>
  );
}
