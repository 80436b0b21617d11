import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { BannerCoupon } from "#contract/coupon.ts";
import { isShown } from "#domain/coupons/rules.ts";
import { api } from "../session/api.ts";

/**
 * The coupons that the banner shows, asked for anew at each page (API-14). Null while they load, when the call fails
 * and when none is valid: the three look the same (BANNER-03, ERR-21).
 */
export function useBannerCoupons(): BannerCoupon[] | null {
  const [coupons, setCoupons] = useState<BannerCoupon[] | null>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const abort = new AbortController();
    api<{ data: BannerCoupon[] }>("/api/discount", { signal: abort.signal })
      .then(({ data }) => setCoupons(data.filter((coupon) => isShown(coupon, new Date()))))
      .catch(() => {
        if (!abort.signal.aborted) setCoupons(null);
      });
    return () => abort.abort();
  }, [pathname]);
  return coupons && coupons.length > 0 ? coupons : null;
}
