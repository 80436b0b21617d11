import { formatPrice } from "#contract/money.ts";
import { freeShippingProgress, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { baseSubtotal } from "#domain/checkout/totals.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { countryName } from "./country-name.ts";
import type { Line } from "./lines.ts";

const BAR =
  "mt-3 block h-1 w-full appearance-none border-0 bg-flax [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-flax [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-(--motion-panel)";

/** How far the cart is on its way to free shipping worldwide, and the policy in a sentence (PANEL-04 to PANEL-08, C-03, C-06). */
export function FreeShippingBar({ lines }: { lines: Line[] }) {
  const { quote, settings } = useShopFrame();
  const { percent, remaining } = freeShippingProgress(baseSubtotal(lines));
  const words =
    remaining > 0 ? `You're ${formatPrice(remaining, quote)} away from free shipping!` : "Free Shipping Unlocked!";
  return (
    <section aria-label="Free shipping" className="bg-linen px-4 py-4">
      <p aria-live="polite" className="text-sm">
        {words}
      </p>
      <progress aria-label="Progress to free shipping" value={percent} max={100} className={BAR} />
      <p className="mt-3 text-caption text-muted">
        Shipping is free worldwide from {formatPrice(WORLDWIDE_FREE_FROM, quote)}, and within{" "}
        {countryName(settings.homeCountry)} above {formatPrice(HOME_FREE_ABOVE, quote)}.
      </p>
    </section>
  );
}
