import { useEffect, useState } from "react";
import type { BannerCoupon } from "#contract/coupon.ts";
import { bannerRepeats, shownMinimum } from "#domain/coupons/rules.ts";
import type { AllWords } from "../i18n/all-words.server.ts";
import type { Translation } from "../i18n/translation.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { copyText } from "../ui/copy-text.ts";
import { useBannerCoupons } from "./use-banner-coupons.ts";
import { Check, Copy } from "../ui/icons/everywhere.ts";

const COPIED_MS = 2000;
const SECONDS_PER_ITEM = 9;

/** The valid coupons, passing by (BANNER). They rest under the pointer, under the focus and where less motion is asked for. */
export function CouponBanner() {
  const t = useTranslation("frame");
  const coupons = useBannerCoupons();
  return (
    <aside
      aria-label={t("offers")}
      className="group/banner flex h-10 items-center overflow-clip bg-night text-caption text-paper"
    >
      {coupons ? <Marquee coupons={coupons} /> : <p className="w-full text-center">{t("noOffers")}</p>}
    </aside>
  );
}

function Marquee({ coupons }: { coupons: BannerCoupon[] }) {
  const items = Array.from({ length: bannerRepeats(coupons.length) }, (_, round) =>
    coupons.map((coupon) => ({ coupon, round })),
  ).flat();
  const row = (twin: boolean) => (
    <ul inert={twin} className={twin ? "flex shrink-0 motion-reduce:hidden" : "flex shrink-0"}>
      {items.map(({ coupon, round }) => (
        <li
          key={`${coupon.code} ${round}`}
          inert={round > 0}
          className={round > 0 ? "motion-reduce:hidden" : undefined}
        >
          <Offer coupon={coupon} />
        </li>
      ))}
    </ul>
  );
  return (
    <div
      style={{ "--marquee-seconds": `${items.length * SECONDS_PER_ITEM}s` } as React.CSSProperties}
      className="flex w-max animate-marquee group-focus-within/banner:[animation-play-state:paused] group-hover/banner:[animation-play-state:paused] motion-reduce:w-full motion-reduce:animate-none motion-reduce:overflow-x-auto"
    >
      {row(false)}
      {row(true)}
    </div>
  );
}

/** VAL-09 */
function offerName(t: Translation<AllWords["frame"]>, { discountType, discountValue: value }: BannerCoupon): string {
  return discountType === "percentage" ? t("percentOff", { value }) : t("amountOff", { value });
}

/** What a coupon gives, and its code to take along (BANNER-04, VAL-08, VAL-09). */
function Offer({ coupon }: { coupon: BannerCoupon }) {
  const t = useTranslation("frame");
  const minimum = shownMinimum(coupon);
  const [copied, copy] = useCopied(coupon.code);
  const Icon = copied ? Check : Copy;
  return (
    <span className="flex h-10 items-center gap-2 px-6 whitespace-nowrap">
      <span className="font-medium">{offerName(t, coupon)}</span>
      {minimum !== null && <span className="text-night-muted">{t("offerAbove", { minimum })}</span>}
      <span className="text-night-muted">{t("offerWith")}</span>
      <button
        type="button"
        onClick={copy}
        aria-label={t(copied ? "codeCopied" : "copyCode", { code: coupon.code })}
        data-copied={copied}
        className="flex h-10 items-center gap-1.5 focus-visible:-outline-offset-4 focus-visible:outline-paper"
      >
        <span className="underline underline-offset-4">{coupon.code}</span>
        <Icon aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
      </button>
    </span>
  );
}

/** Puts a text on the clipboard; true for 2000 ms afterwards. */
function useCopied(text: string): [boolean, () => void] {
  const [copies, setCopies] = useState(0);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (copies === 0) return;
    const timer = setTimeout(() => setShown(copies), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copies]);
  const copy = () => {
    copyText(text).then(
      () => setCopies((count) => count + 1),
      (error: unknown) => console.warn("The code could not be copied.", error),
    );
  };
  return [copies > shown, copy];
}
