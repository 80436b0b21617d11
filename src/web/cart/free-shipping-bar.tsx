import { formatPrice } from "#contract/money.ts";
import { freeShippingProgress, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { baseSubtotal } from "#domain/checkout/totals.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { countryName } from "./country-name.ts";
import type { Line } from "./lines.ts";

const BAR =
  "mt-3 block h-1 w-full appearance-none border-0 bg-flax [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-flax [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--motion-panel)";

/** How far the cart is on its way to free shipping worldwide, and the policy in a sentence (PANEL-04 to PANEL-08, C-03, C-06). */
export function FreeShippingBar({ lines }: { lines: Line[] | null }) {
  const t = useTranslation("cart");
  const { quote, settings } = useShopFrame();
  const progress = lines && freeShippingProgress(baseSubtotal(lines));
  const away = (paise: number) => t("away", { amount: formatPrice(paise, quote, t.language) });
  const words = progress && (progress.remaining > 0 ? away(progress.remaining) : t("unlocked"));
  return (
    <section aria-label={t("freeShipping")} aria-busy={!progress} className="bg-linen px-4 py-4">
      <p aria-live="polite" className="relative text-sm">
        {words ?? <WordsSkeleton words={away(WORLDWIDE_FREE_FROM)} />}
      </p>
      <progress aria-label={t("progress")} value={progress?.percent} max={100} className={BAR} />
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

/** As long as the words will be, so that nothing moves when they come. */
function WordsSkeleton({ words }: { words: string }) {
  return (
    <>
      <span className="invisible">{words}</span>
      <Skeleton className="absolute inset-0" />
    </>
  );
}
