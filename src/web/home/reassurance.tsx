import { useState } from "react";
import { DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { RETURNS } from "#domain/content/policy.ts";
import { countryName } from "../cart/country-name.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Price } from "../ui-shop/price.tsx";
import { Arrows } from "../ui/arrows.tsx";
import { useAutoplay } from "../ui/use-autoplay.ts";
import { classNames } from "../ui/class-names.ts";
import { BadgePercent, Headset, RotateCcw, Truck } from "../ui/icons/some-pages.ts";

/** HOME-29; the conditions are those of the shop's policy (C-03, C-05). */
const PROMISES = [
  { title: "promise1", text: "promise1Text", terms: <ReturnTerms />, icon: RotateCcw },
  { title: "promise2", text: "promise2Text", terms: <ShippingTerms />, icon: Truck },
  { title: "promise3", text: "promise3Text", terms: null, icon: Headset },
  { title: "promise4", text: "promise4Text", terms: null, icon: BadgePercent },
] as const;

const AUTOPLAY_MS = 3000;

/** Four promises: side by side, or one after the other every 3 s on small screens (LIM-07). */
export function Reassurance() {
  const t = useTranslation("home");
  const [shown, setShown] = useState(0);
  const move = (direction: -1 | 1) => setShown((now) => (now + direction + PROMISES.length) % PROMISES.length);
  const { holders, ...pause } = useAutoplay(AUTOPLAY_MS, () => move(1));
  return (
    <section
      id="our-policy"
      aria-label={t("policy")}
      className="below mt-section border-y border-line contain-paint"
      {...holders}
    >
      <div className="shell py-12 md:py-16">
        <ul className="grid md:grid-cols-4 md:gap-8">
          {PROMISES.map(({ title, text, terms, icon: Icon }, index) => (
            <li
              key={title}
              className={classNames(
                // It glides to its place and does not fade: half transparent it could not be read.
                "col-start-1 row-start-1 text-center md:col-start-auto md:row-start-auto md:translate-x-0 md:text-left md:opacity-100",
                index === shown
                  ? "translate-x-0 opacity-100 transition-transform duration-(--motion-slide) ease-quiet"
                  : "translate-x-6 opacity-0",
              )}
            >
              <Icon aria-hidden="true" className="mx-auto size-6 text-accent md:mx-0" strokeWidth={1} />
              <h3 className="mt-5 text-heading">{t(title, { days: RETURNS.freeDays })}</h3>
              <p className="mt-2 text-sm text-muted">{t(text)}</p>
              {terms && <p className="mt-1 text-caption text-muted">{terms}</p>}
            </li>
          ))}
        </ul>
        <Arrows what={t("promises")} onMove={move} pause={pause} className="mt-6 justify-center md:hidden" />
      </div>
    </section>
  );
}

/** C-05: what '14-Day Returns' means. */
function ReturnTerms() {
  const t = useTranslation("home");
  return t("promise1Terms", { freeDays: RETURNS.freeDays, days: RETURNS.days });
}

/** C-03: where shipping is free, and what it costs elsewhere. */
function ShippingTerms() {
  const t = useTranslation("home");
  const { settings } = useShopFrame();
  return t.rich("promise2Terms", {
    worldwide: <Price paise={WORLDWIDE_FREE_FROM} />,
    home: <Price paise={HOME_FREE_ABOVE} />,
    fee: <Price paise={DELIVERY_FEE} />,
    country: countryName(settings.homeCountry, t.language),
  });
}
