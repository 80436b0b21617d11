import { useTranslation } from "../i18n/use-translation.tsx";
import { useCart } from "./cart-store.ts";
import type { Line } from "./lines.ts";
import { Minus, Plus } from "../ui/icons/everywhere.ts";

const STEP =
  "flex size-10 items-center justify-center transition-colors duration-(--motion-quick) enabled:hover:text-accent disabled:cursor-not-allowed disabled:text-rule/50";

/** Minus, the quantity (read-only, PANEL-09), plus: from 1 to the stock (N-06). To take a line out there is Remove. */
export function QuantityControl({ line }: { line: Line }) {
  const t = useTranslation("cart");
  const setQuantity = useCart((cart) => cart.setQuantity);
  const { key, quantity, stock, product } = line;
  return (
    <fieldset
      aria-label={t("quantityOf", { name: product.name })}
      className="inline-flex items-center border border-line"
    >
      <button
        type="button"
        aria-label={t("decrease")}
        disabled={quantity <= 1}
        onClick={() => setQuantity(key, quantity - 1)}
        className={STEP}
      >
        <Minus aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
      </button>
      <input
        readOnly
        value={quantity}
        inputMode="none"
        aria-label={t("quantity")}
        className="h-10 w-9 bg-transparent text-center text-sm tabular-nums outline-offset-0"
      />
      <button
        type="button"
        aria-label={t("increase")}
        disabled={quantity >= stock}
        onClick={() => setQuantity(key, quantity + 1)}
        className={STEP}
      >
        <Plus aria-hidden="true" className="size-3.5" strokeWidth={1.5} />
      </button>
    </fieldset>
  );
}
