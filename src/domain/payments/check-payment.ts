import type { ShopContext } from "../context.ts";
import { GatewayFailure } from "./payment-gateway.ts";
import { settlePayment } from "./settle-payment.ts";

/** Settles an order's payment, for a job that comes again. False when its gateway cannot be asked. */
export async function checkPayment(ctx: ShopContext, orderId: string): Promise<boolean> {
  try {
    await settlePayment(ctx, orderId);
    return true;
  } catch (error) {
    if (!(error instanceof GatewayFailure)) throw error;
    ctx.log.error({ err: error, orderId }, "a payment could not be checked; it is tried again");
    return false;
  }
}
