/**
 * How long things take, as every page and the assistant say it. Days; working days where it says so.
 * What shipping costs stands in the checkout's shipping rules.
 */
export const DELIVERY_DAYS = {
  /** Working days until an order leaves the store. */
  dispatch: 2,
  unitedStates: { from: 3, to: 6 },
  international: { from: 12, to: 26 },
} as const;

/** C-05: one policy in two steps. */
export const RETURNS = {
  /** Up to this day the shop pays for the way back. */
  freeDays: 14,
  /** Up to this day an item is taken back at the shopper's cost. */
  days: 45,
  /** Working days from the parcel's arrival until the money is on its way. */
  refundDays: 3,
} as const;
