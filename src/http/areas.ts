import type { Routes } from "./app.ts";
import { assistantRoutes } from "./api/assistant.ts";
import { attributeRoutes } from "./api/attributes.ts";
import { cartRoutes } from "./api/cart.ts";
import { categoryRoutes } from "./api/categories.ts";
import { checkoutRoutes } from "./api/checkout.ts";
import { collectionRoutes } from "./api/collections.ts";
import { demoGoogleRoutes } from "./api/demo-google.ts";
import { identityRoutes } from "./api/identity.ts";
import { discountRoutes } from "./api/discount.ts";
import { locationRoutes } from "./api/location.ts";
import { mediaRoutes } from "./api/media.ts";
import { orderRoutes } from "./api/order.ts";
import { newsletterRoutes } from "./api/newsletter.ts";
import { paymentRoutes } from "./api/payment.ts";
import { productNumbersRoutes } from "./api/product-numbers.ts";
import { productRoutes } from "./api/products.ts";
import { mailboxRoutes } from "./api/sandbox-mailbox.ts";
import { ratesRoutes } from "./api/rates.ts";
import { reviewRoutes } from "./api/review.ts";
import { sandboxRoutes } from "./api/sandbox.ts";
import { userRoutes } from "./api/user.ts";
import { webhookRoutes } from "./api/webhook.ts";
import { wishlistRoutes } from "./api/wishlist.ts";

/** Every area of the shop that answers calls. */
export const areas: Routes[] = [
  productRoutes,
  productNumbersRoutes,
  categoryRoutes,
  attributeRoutes,
  assistantRoutes,
  collectionRoutes,
  mediaRoutes,
  locationRoutes,
  ratesRoutes,
  identityRoutes,
  demoGoogleRoutes,
  userRoutes,
  cartRoutes,
  wishlistRoutes,
  discountRoutes,
  checkoutRoutes,
  newsletterRoutes,
  orderRoutes,
  paymentRoutes,
  webhookRoutes,
  sandboxRoutes,
  mailboxRoutes,
  reviewRoutes,
];
