import type { Messages } from "./messages.ts";
import { assistantMessages } from "./assistant.ts";
import { addressMessages } from "./address.ts";
import { cartMessages } from "./cart.ts";
import { catalogueMessages } from "./catalogue.ts";
import { couponMessages } from "./coupons.ts";
import { fieldMessages, fieldNames } from "./fields.ts";
import { generalMessages } from "./general.ts";
import { identityMessages } from "./identity.ts";
import { orderMessages } from "./orders.ts";
import { reviewFormMessages, reviewMessages } from "./reviews.ts";

/** The sentences of each part of the shop, by its name. */
export const MESSAGES_BY_PART = {
  address: addressMessages,
  assistant: assistantMessages,
  cart: cartMessages,
  catalogue: catalogueMessages,
  coupons: couponMessages,
  fields: fieldMessages,
  fieldNames,
  general: generalMessages,
  identity: identityMessages,
  orders: orderMessages,
  reviews: reviewMessages,
  reviewForm: reviewFormMessages,
};

type Parts = typeof MESSAGES_BY_PART;

type Intersection<U> = (U extends unknown ? (part: U) => void : never) extends (all: infer I) => void ? I : never;

/** Every sentence that a call can answer with. */
export type AnyMessages = Intersection<Parts[keyof Parts]>;

/** The same, to be looked up by the English text. */
export const ALL_MESSAGES: Messages = Object.assign({}, ...Object.values(MESSAGES_BY_PART)) as Messages;
