import { useTranslation } from "../i18n/use-translation.tsx";
import { Minus, Plus } from "../ui/icons/everywhere.ts";

interface QuantityStepperProps {
  quantity: number;
  onChange: (quantity: number) => void;
  /** The least and the most it can be. */
  min?: number;
  max: number;
  /** What is counted, for a screen reader. */
  label: string;
  size?: "small" | "medium";
}

/** Minus, a read-only number, plus; it stops at its bounds (PDP-11, N-06). */
export function QuantityStepper({ quantity, onChange, min = 0, max, label, size = "medium" }: QuantityStepperProps) {
  const t = useTranslation("card");
  const button = `flex items-center justify-center transition-colors enabled:hover:text-accent disabled:opacity-30 ${size === "small" ? "size-9" : "size-12"}`;
  return (
    <fieldset aria-label={label} className="inline-flex items-center border border-rule">
      <button
        type="button"
        aria-label={t("decrease")}
        disabled={quantity <= min}
        onClick={() => onChange(quantity - 1)}
        className={button}
      >
        <Minus aria-hidden="true" className="size-4" strokeWidth={1.25} />
      </button>
      <output aria-live="polite" className={`text-center text-sm tabular-nums ${size === "small" ? "w-6" : "w-8"}`}>
        {quantity}
      </output>
      <button
        type="button"
        aria-label={t("increase")}
        disabled={quantity >= max}
        onClick={() => onChange(quantity + 1)}
        className={button}
      >
        <Plus aria-hidden="true" className="size-4" strokeWidth={1.25} />
      </button>
    </fieldset>
  );
}
