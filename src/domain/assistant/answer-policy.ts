import type { Language } from "#contract/language.ts";
import { CURRENCY_CODES } from "#contract/money.ts";
import { listCategories } from "../catalog/queries.ts";
import { DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "../checkout/shipping.ts";
import { listCollections } from "../content/collections.ts";
import { DELIVERY_DAYS, RETURNS } from "../content/policy.ts";
import { openingHours } from "../content/opening-hours.ts";
import { details } from "../content/shop-details.ts";
import type { ShopContext } from "../context.ts";
import { WELCOME_PERCENT } from "../newsletter/rules.ts";
import { couponsInForce } from "./coupons-in-force.ts";
import type { Topic } from "./lexicon/topics.ts";
import type { ContactFacts } from "./phrases/phrases.ts";
import type { Speaker } from "./speaker.ts";

type Policy = (ctx: ShopContext, speaker: Speaker) => string | Promise<string>;

/** What the shop says of itself, topic by topic; every number comes from the place that the pages take it from. */
export const POLICIES = {
  delivery: (_ctx, { say, money }) =>
    say.delivery({
      ...DELIVERY_DAYS,
      fee: money(DELIVERY_FEE),
      homeFreeAbove: money(HOME_FREE_ABOVE),
      worldwideFreeFrom: money(WORLDWIDE_FREE_FROM),
    }),
  returns: (_ctx, { say }) => say.returns({ ...RETURNS, email: details.email }),
  payment: (ctx, { say, list }) => say.payment(list(ctx.config.PAYMENT_METHODS.map((method) => say.methods[method]))),
  coupons: sayCoupons,
  welcome: (_ctx, { say }) => say.welcome(WELCOME_PERCENT),
  hours: (_ctx, { say, language }) => say.hours(contactFacts(language)),
  contact: (_ctx, { say, language }) => `${say.contact(contactFacts(language))}\n${say.hours(contactFacts(language))}`,
  sizes: (_ctx, { say }) => say.sizes(details.email),
  currencies: (_ctx, { say, list }) => say.currencies(CURRENCY_CODES.length, list(CURRENCY_CODES)),
  categories: async (ctx, { say, list, language }) => {
    const categories = await listCategories(ctx, language);
    return say.categories(
      categories.map(({ name, subCategories }) => `${name}: ${list(subCategories.map((sub) => sub.name))}`).join("\n"),
    );
  },
  collections: async (ctx, { say, list, language }) =>
    say.collections(list((await listCollections(ctx, language)).map(({ title }) => title))),
} satisfies Partial<Record<Topic, Policy>>;

export type PolicyTopic = keyof typeof POLICIES;

/** Whether the shop has something to say on a topic of that name. */
export function isPolicy(topic: string): topic is PolicyTopic {
  return Object.hasOwn(POLICIES, topic);
}

/** What the shop says on several topics, one after the other. */
export async function sayAll(ctx: ShopContext, topics: PolicyTopic[], speaker: Speaker): Promise<string> {
  const answers = await Promise.all(topics.map(async (topic) => POLICIES[topic](ctx, speaker)));
  return answers.join("\n\n");
}

async function sayCoupons(ctx: ShopContext, { say, money, date }: Speaker): Promise<string> {
  const coupons = await couponsInForce(ctx);
  if (coupons.length === 0) return say.noCoupons;
  const lines = coupons.map((coupon) =>
    say.coupon({
      code: coupon.code,
      off: coupon.discountType === "percentage" ? `${coupon.discountValue}%` : money(coupon.discountValue),
      most: coupon.maxDiscount === null ? null : money(coupon.maxDiscount),
      from: coupon.minOrderAmount > 0 ? money(coupon.minOrderAmount) : null,
      until: date(coupon.endsAt),
      once: coupon.oncePerCustomer,
    }),
  );
  return say.coupons(lines.map((line) => `• ${line}`).join("\n"));
}

/** How to reach the shop; days and hours as they are written in a language. */
function contactFacts(language: Language): ContactFacts {
  return {
    address: `${details.street}, ${details.city} ${details.postcode}, ${details.country}`,
    phone: details.phone,
    email: details.email,
    ...openingHours(language),
  };
}
