import type { PaymentMethod } from "#contract/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { offersOf } from "./payment-methods.ts";

/** How to pay (CHK-04, CHK-05). */
export function PaymentChoice({
  value,
  onChange,
}: {
  value: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}) {
  const t = useTranslation("checkout");
  const { settings } = useShopFrame();
  return (
    <fieldset>
      <legend className="mb-5 font-serif text-heading">{t("method")}</legend>
      <div className="border border-line">
        {offersOf(settings.paymentMethods).map(({ method, brand, words }) => (
          <label
            key={method}
            className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 border-line p-4 text-sm not-first:border-t has-checked:bg-linen sm:p-5"
          >
            <input
              type="radio"
              name="paymentMethod"
              value={method}
              checked={value === method}
              onChange={() => onChange(method)}
              className="mt-0.5 size-4.5 accent-ink"
            />
            <span className="font-medium">{brand ?? t("cod")}</span>
            <span className="col-start-2 text-muted">{t(words)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
