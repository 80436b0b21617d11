import { translationNow } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import { useCart } from "../cart/cart-store.ts";
import { forgetBegun } from "./begun-order.ts";
import { useCoupon } from "./coupon-store.ts";

/** An order stands: the cart is emptied here as it is on the server, the coupon is used, and the shopper is told (C-21). */
export function orderDone(message: string | undefined): void {
  forgetBegun();
  useCart.getState().replace({});
  useCoupon.getState().remove();
  toast.success(message ?? translationNow("checkout")("orderPlaced"), { id: "order" });
}
