import type { Order } from "#contract/order.ts";
import { stockFor } from "#domain/catalog/rules.ts";
import { useCart } from "../cart/cart-store.ts";
import { readProducts, useProducts } from "../cart/products-store.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";

/** Puts an order's items into the cart again, as many as there are now, and tells what is no longer to be had. */
export async function buyAgain({ items }: Pick<Order, "items">): Promise<void> {
  await readProducts([...new Set(items.map((item) => item._id))]);
  const { products } = useProducts.getState();
  // The shop could not be asked, and that has been told: of what is gone nothing is known.
  if (items.some(({ _id }) => !(_id in products))) return;
  const gone: string[] = [];
  for (const { _id, name, attributes, quantity } of items) {
    const product = products[_id];
    const units = product ? Math.min(quantity, stockFor(product, attributes)) : 0;
    if (product && units > 0) useCart.getState().add(product, attributes, units);
    else gone.push(name);
  }
  if (gone.length > 0) toast.error(noLonger(gone), { id: "again" });
  if (gone.length < items.length) useCart.getState().openPanel();
}

function noLonger(gone: string[]): string {
  const t = translationNow("orders");
  return t("gone", { names: new Intl.ListFormat(t.language, { type: "conjunction" }).format(gone) });
}
