import type { PaymentMethod } from "#contract/order.ts";
import type { ShopContext } from "../context.ts";

/** The payment methods of the settings that the shop can carry through (CHK-04, C-17): a gateway needs its keys, or the sandbox. */
export function offeredMethods({ config, adapters }: ShopContext): PaymentMethod[] {
  return config.PAYMENT_METHODS.filter((method) => method === "cod" || adapters.gateways[method] !== undefined);
}
