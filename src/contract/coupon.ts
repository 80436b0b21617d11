/** A coupon as the banner has it (ENT-13). Values are rupees, or percent where discountType says so. Dates are ISO 8601. */
export interface BannerCoupon {
  code: string;
  isActive: boolean;
  startDate: string;
  endDate: string;
  discountType: "percentage" | "fixed";
  discountValue: number;
  /** Rupees; 0 where there is no minimum. */
  minOrderAmount: number;
}

/** A coupon as validation gives it out (ENT-14). Values are rupees, or percent where discountType says so. */
export interface ValidCoupon {
  code: string;
  discountType: "percentage" | "fixed";
  discountValue: number;
  maxDiscount?: number;
  /** Rupees; an addition of ours: below it the coupon takes nothing off. */
  minOrderAmount?: number;
}
