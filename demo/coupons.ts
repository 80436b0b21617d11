/** A coupon of the demo shop. Amounts are whole rupees. */
export interface DemoCoupon {
  code: string;
  description: string;
  discountType: "percentage" | "fixed";
  discountValue: number;
  minOrderAmount?: number;
  maxDiscount?: number;
  startDate: Date;
  endDate: Date;
  isActive: boolean;
  usageLimit?: number;
  /** Only for a shopper who has no order yet. */
  firstOrderOnly?: true;
}

const DAY = 24 * 60 * 60 * 1000;

/** The coupons as they stand at the moment the demo shop is loaded. */
export function demoCoupons(now: Date): DemoCoupon[] {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY);
  return [
    {
      code: "WELCOME10",
      description: "10% off your first purchase",
      discountType: "percentage",
      discountValue: 10,
      startDate: day(-30),
      endDate: day(365),
      isActive: true,
      firstOrderOnly: true,
    },
    {
      code: "WEFT20",
      description: "20% off, up to Rs.1000",
      discountType: "percentage",
      discountValue: 20,
      minOrderAmount: 1999,
      maxDiscount: 1000,
      startDate: day(-7),
      endDate: day(60),
      isActive: true,
    },
    {
      code: "FLAT150",
      description: "Rs.150 off orders above Rs.599",
      discountType: "fixed",
      discountValue: 150,
      minOrderAmount: 599,
      startDate: day(-14),
      endDate: day(90),
      isActive: true,
    },
    {
      code: "LINEN500",
      description: "Rs.500 off orders above Rs.4999",
      discountType: "fixed",
      discountValue: 500,
      minOrderAmount: 4999,
      startDate: day(-3),
      endDate: day(45),
      isActive: true,
    },
    {
      code: "FIRST50",
      description: "15% off for the first fifty orders",
      discountType: "percentage",
      discountValue: 15,
      maxDiscount: 750,
      startDate: day(-1),
      endDate: day(30),
      isActive: true,
      usageLimit: 50,
    },
    {
      code: "MONSOON25",
      description: "25% off, a past season's offer",
      discountType: "percentage",
      discountValue: 25,
      startDate: day(-120),
      endDate: day(-30),
      isActive: true,
    },
    {
      code: "FESTIVE30",
      description: "30% off, beginning next month",
      discountType: "percentage",
      discountValue: 30,
      minOrderAmount: 2999,
      maxDiscount: 2000,
      startDate: day(30),
      endDate: day(60),
      isActive: true,
    },
    {
      code: "STAFF40",
      description: "Withdrawn",
      discountType: "percentage",
      discountValue: 40,
      startDate: day(-60),
      endDate: day(300),
      isActive: false,
    },
  ];
}
