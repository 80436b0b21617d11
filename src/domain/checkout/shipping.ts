/**
 * The shop's one shipping policy, in two zones (C-02, C-03, C-04). Paise of the base currency; converted to be shown.
 */
export const DELIVERY_FEE = 1_000;
/** At home shipping is free above this subtotal. */
export const HOME_FREE_ABOVE = 20_000;
/** Anywhere else it is free from this subtotal on; the cart panel's bar counts towards it. */
export const WORLDWIDE_FREE_FROM = 1_000_000;

/** What shipping costs, in paise. @param subtotal paise */
export function shippingFee(subtotal: number, country: string, homeCountry: string): number {
  const free = country === homeCountry ? subtotal > HOME_FREE_ABOVE : subtotal >= WORLDWIDE_FREE_FROM;
  return free ? 0 : DELIVERY_FEE;
}

/**
 * PANEL-04 to PANEL-08, C-06: how far a cart is on its way to free shipping worldwide.
 * @param subtotal paise
 * @returns percent from 0 to 100, and the paise still missing (0 when it is reached)
 */
export function freeShippingProgress(subtotal: number): { percent: number; remaining: number } {
  return {
    percent: Math.min(100, (subtotal / WORLDWIDE_FREE_FROM) * 100),
    remaining: Math.max(0, WORLDWIDE_FREE_FROM - subtotal),
  };
}
