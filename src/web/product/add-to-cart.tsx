import { useState } from "react";
import { useNavigate } from "react-router";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useCart } from "../cart/cart-store.ts";
import { paths } from "../paths.ts";
import { chosenLabels } from "../ui-shop/labels.ts";
import { QuantityStepper } from "../ui-shop/quantity-stepper.tsx";
import { Button } from "../ui/button.tsx";

/** Quantity from 1 up to the stock (PDP-11, G-06, N-06); both buttons add, then go to the cart (PDP-13, PDP-14). */
export function AddToCart({
  product,
  chosen,
  stock,
}: {
  product: ProductSummary;
  chosen: SelectedAttributes;
  stock: number;
}) {
  const t = useTranslation("product");
  const [quantity, setQuantity] = useState(1);
  const add = useCart((cart) => cart.add);
  const navigate = useNavigate();
  const [going, setGoing] = useState<"add" | "buy" | null>(null);
  // Until the cart is there: a second press, while it is long in coming, would add it all again.
  const addAndGo = async (pressed: "add" | "buy") => {
    setGoing(pressed);
    add(product, chosen, quantity);
    await navigate(paths.cart);
    setGoing(null);
  };
  const idle = quantity === 0 || going !== null;

  if (stock <= 0) {
    return (
      <div className="mt-4">
        <Button size="large" disabled className="w-full">
          {t("outOfStock")}
        </Button>
        {product.stock > 0 && (
          <p className="mt-3 text-sm text-muted">
            {t("choiceSoldOut", {
              choice: chosenLabels(product, chosen)
                .map(({ value }) => value)
                .join(", "),
            })}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="mt-4 flex flex-wrap items-stretch gap-3">
      <QuantityStepper label={t("quantity")} quantity={quantity} onChange={setQuantity} max={stock} />
      <Button
        disabled={idle}
        busy={going === "add"}
        onClick={() => void addAndGo("add")}
        className="flex-1 whitespace-nowrap"
      >
        {t("addToCart")}
      </Button>
      <Button
        look="outline"
        disabled={idle}
        busy={going === "buy"}
        onClick={() => void addAndGo("buy")}
        className="w-full"
      >
        {t("buyNow")}
      </Button>
    </div>
  );
}
