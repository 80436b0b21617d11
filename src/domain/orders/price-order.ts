import { MAX_QUANTITY } from "#contract/cart.ts";
import { isCurrency, type CurrencyCode, type Quote } from "#contract/money.ts";
import type { Address, FreshTotals, Shortage } from "#contract/order.ts";
import { phrase } from "#contract/phrase.ts";
import { ok, refuse, type Refusal, type Result } from "#contract/result.ts";
import type { Customer } from "../accounts/customer.ts";
import { choiceRefusal, lineName, shortageSentence, type Buyable } from "../cart/availability.ts";
import { offersFor } from "../cart/offers.ts";
import { addressErrors, tidyAddress } from "../checkout/address.ts";
import { baseSubtotal, totals, type Totals } from "../checkout/totals.ts";
import type { ShopContext } from "../context.ts";
import type { StoredCoupon } from "../coupons/find-coupon.ts";
import { usableCoupon } from "../coupons/usable-coupon.ts";
import { currentQuote } from "../rates/current-quote.ts";
import { wasGiven } from "../rates/was-given.ts";
import type { OrderRequest } from "./order-request.ts";

/** A combination that is ordered; `price` in paise. */
export interface PricedLine {
  offer: Buyable;
  price: number;
  quantity: number;
}

/** An order that may be placed as it was asked for. */
export interface PricedOrder {
  address: Address;
  lines: PricedLine[];
  coupon: StoredCoupon | null;
  quote: Quote;
  totals: Totals;
}

/**
 * Prices an order by the shop's own prices, rates, policy and coupons, and writes nothing. Refused with one sentence a
 * field when the address is not complete, and with fresh totals when something is short, the coupon does not count,
 * the rate was not given out within the last day, or the shopper saw other amounts (G-38, G-21, N-06).
 */
export async function priceOrder(
  ctx: ShopContext,
  customer: Customer,
  request: OrderRequest,
): Promise<Result<PricedOrder>> {
  const { currency, conversionRate } = request;
  if (!isCurrency(currency))
    return refuse("invalid", "The shop knows no such currency.", { errors: { currency: "Please choose a currency." } });
  const address = tidyAddress(request.address);
  const wrong = Object.entries(addressErrors(address));
  const [first] = wrong;
  if (first) {
    const errors = Object.fromEntries(wrong.map(([field, sentence]) => [`address.${field}`, sentence]));
    return refuse("invalid", first[1], { errors });
  }

  const found = await linesOf(ctx, request);
  if (!found.ok) return found;
  const lines = found.value;
  const known = await wasGiven(ctx, { currency, conversionRate });
  const quote = known ? { currency, conversionRate } : await currentQuote(ctx, currency);
  const sum = (coupon: StoredCoupon | null) =>
    totals({ lines, quote, coupon, country: address.country, homeCountry: ctx.config.HOME_COUNTRY });

  const short = shortageRefusal(lines);
  if (short) return withTotals(short, sum(null), quote);
  const typed = request.couponCode.trim();
  const checked = typed === "" ? ok(null) : await usableCoupon(ctx, customer, typed, baseSubtotal(lines));
  if (!checked.ok) return withTotals(refuse("conflict", checked.message), sum(null), quote);
  const coupon = checked.value;
  const fresh = sum(coupon);
  if (!known) return withTotals(rateChanged, fresh, quote);
  if (differs(request, fresh)) return withTotals(amountsChanged, fresh, quote);
  return ok({ address, lines, coupon, quote, totals: fresh });
}

const rateChanged = refuse("conflict", "The exchange rate has changed. Please check the new total and try again.");
const amountsChanged = refuse("conflict", "The total has changed. Please check the new one and try again.");

/** The ordered combinations, each once; refused when one of them cannot be bought at all. */
async function linesOf(ctx: ShopContext, { items }: OrderRequest): Promise<Result<PricedLine[]>> {
  const offers = await offersFor(ctx.db, items);
  const lines = new Map<number, PricedLine>();
  for (const [index, offer] of offers.entries()) {
    const { itemId, attributes, quantity } = items[index]!;
    const refusal = offer ? choiceRefusal(offer) : gone;
    if (refusal) {
      const shortages: Shortage[] = [{ itemId, attributes, wanted: quantity, available: 0 }];
      return { ...refusal, extra: { shortages } };
    }
    const { variant } = offer as Buyable;
    const line = lines.get(variant.id) ?? { offer: offer as Buyable, price: variant.price, quantity: 0 };
    lines.set(variant.id, { ...line, quantity: line.quantity + quantity });
  }
  const large = [...lines.values()].find((line) => line.quantity > MAX_QUANTITY);
  if (!large) return ok([...lines.values()]);
  const name = lineName(large.offer);
  return refuse("invalid", phrase("At most {count} of {name} can be ordered at once.", { count: MAX_QUANTITY, name }));
}

const gone = refuse(
  "conflict",
  "A product of your order has left the shop. Please take it out of the cart and try again.",
);

/** N-06: names what is short and how many are left. */
function shortageRefusal(lines: PricedLine[]): Refusal | null {
  const short = lines.filter(({ offer, quantity }) => offer.variant.stock < quantity);
  if (short.length === 0) return null;
  const shortages = short.map(({ offer, quantity }): Shortage => {
    return { itemId: offer.itemId, attributes: offer.attributes, wanted: quantity, available: offer.variant.stock };
  });
  const message = short.map(({ offer }) => shortageSentence(offer, offer.variant.stock));
  return refuse("conflict", message, { extra: { shortages } });
}

/** Whether the shopper saw other amounts. A discount may come with decimals, as the specification's client has it. */
function differs(seen: OrderRequest, fresh: Totals): boolean {
  const { amount, originalAmount = fresh.originalAmount, discountAmount = fresh.discountAmount } = seen;
  return (
    amount !== fresh.amount ||
    originalAmount !== fresh.originalAmount ||
    Math.round(discountAmount) !== fresh.discountAmount
  );
}

function withTotals(refusal: Refusal, sums: Totals, { currency, conversionRate }: Quote): Refusal {
  return { ...refusal, extra: { ...refusal.extra, totals: freshTotals(sums, currency, conversionRate) } };
}

function freshTotals(sums: Totals, currency: CurrencyCode, conversionRate: number): FreshTotals {
  const { amount, originalAmount, discountAmount } = sums;
  return {
    subtotal: sums.subtotal / 100,
    shipping: sums.shipping / 100,
    discount: sums.discount / 100,
    rounding: sums.rounding / 100,
    total: sums.total / 100,
    amount,
    originalAmount,
    discountAmount,
    currency,
    conversionRate,
  };
}
