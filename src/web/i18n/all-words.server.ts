import { chooseLanguage, type Language } from "#contract/language.ts";
import { addressMessages } from "#contract/messages/address.ts";
import { identityMessages } from "#contract/messages/identity.ts";
import { reviewFormMessages } from "#contract/messages/reviews.ts";
import { asWords } from "./as-words.server.ts";
import type { Words } from "./words.ts";
import { about } from "./words/about.ts";
import { account } from "./words/account.ts";
import { card } from "./words/card.ts";
import { cart } from "./words/cart.ts";
import { chat } from "./words/chat.ts";
import { checkout } from "./words/checkout.ts";
import { contact } from "./words/contact.ts";
import { coupon } from "./words/coupon.ts";
import { error } from "./words/error.ts";
import { frame } from "./words/frame.ts";
import { home } from "./words/home.ts";
import { listing } from "./words/listing.ts";
import { login } from "./words/login.ts";
import { orders } from "./words/orders.ts";
import { product } from "./words/product.ts";
import { reviews } from "./words/reviews.ts";
import { search } from "./words/search.ts";
import { verify } from "./words/verify.ts";
import { wishes, wishlist } from "./words/wishlist.ts";

const BAD_ADDRESS = "Please enter a valid email address.";

/** Every part of the storefront that has texts, by the name it is asked for. */
const ALL = {
  about,
  account,
  address: asWords(addressMessages),
  card,
  cart,
  chat,
  checkout,
  contact,
  coupon,
  error,
  frame,
  home,
  identity: asWords({ ...identityMessages, [BAD_ADDRESS]: addressMessages[BAD_ADDRESS] }),
  listing,
  login,
  orders,
  product,
  reviewForm: asWords(reviewFormMessages),
  reviews,
  search,
  verify,
  wishes,
  wishlist,
};

/** The English texts of each part, from which the others take their keys. */
export type AllWords = { readonly [A in keyof typeof ALL]: (typeof ALL)[A]["en"] };

export type Area = keyof typeof ALL;

export const AREAS = Object.keys(ALL) as Area[];

/** What is on every page: it comes with the root's loader. */
export const FRAME: readonly Area[] = ["card", "cart", "coupon", "chat", "error", "frame", "search", "wishes"];

/** The language that a page is answered in. */
export function languageOf(request: Request): Language {
  return chooseLanguage({
    asked: new URL(request.url).searchParams.get("lang"),
    cookie: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
}

/** The texts of the named parts in the page's language, for a loader to send as `words`. */
export function wordsFor(request: Request, areas: readonly Area[]): Partial<Record<Area, Words>> {
  const language = languageOf(request);
  return Object.fromEntries(areas.map((area) => [area, ALL[area][language]]));
}
