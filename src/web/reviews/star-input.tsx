import { useState, type Ref } from "react";
import { STARS } from "#contract/review.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Star } from "./star.tsx";

interface StarInputProps {
  value: number | null;
  onChange: (stars: number) => void;
  invalid: boolean;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/** One to five stars: five radio buttons, so that arrow keys and screen readers know their way. */
export function StarInput({ value, onChange, invalid, disabled, ref }: StarInputProps) {
  const t = useTranslation("reviews");
  const [pointed, setPointed] = useState<number | null>(null);
  const lit = pointed ?? value ?? 0;
  const chosen = STARS.find((stars) => stars === lit);
  return (
    <fieldset disabled={disabled} aria-invalid={invalid || undefined}>
      <legend className="mb-1 text-sm font-medium">{t("rating")}</legend>
      <div className="flex items-center">
        <div className="-ml-2 flex" onPointerLeave={() => setPointed(null)}>
          {STARS.toReversed().map((stars) => (
            <label
              key={stars}
              onPointerEnter={({ pointerType }) => pointerType === "mouse" && setPointed(stars)}
              className="relative flex size-11 items-center justify-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-4 has-focus-visible:outline-accent"
            >
              <input
                ref={stars === 1 ? ref : undefined}
                type="radio"
                name="rating"
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 z-1 cursor-pointer appearance-none outline-none"
              />
              <Star
                filled={stars <= lit}
                className={`size-7 transition-colors ${invalid ? "text-danger" : stars <= lit ? "text-accent" : "text-rule"}`}
              />
              <span className="sr-only">{t("stars", { count: stars })}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="ml-2 text-sm text-muted">
          {chosen && t(`stars${chosen}`)}
        </span>
      </div>
    </fieldset>
  );
}
