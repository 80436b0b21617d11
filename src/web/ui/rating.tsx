import { useTranslation } from "../i18n/use-translation.tsx";

/** Five stars, as many filled as the floor of the rating (HOME-25); `count` names how many gave one. */
export function Rating({ value, count, className = "" }: { value: number; count?: number; className?: string }) {
  const t = useTranslation("card");
  const filled = Math.floor(value);
  const rating = Number(value.toFixed(1)).toLocaleString(t.language);
  const words = count === undefined ? t("rated", { rating }) : t("ratedBy", { rating, count });
  return (
    <span data-filled={filled} className={`relative inline-flex gap-0.5 ${className}`}>
      <span className="sr-only">{words}</span>
      {[1, 2, 3, 4, 5].map((star) => (
        <svg
          key={star}
          viewBox="0 0 20 20"
          className="size-3.5"
          fill={star <= filled ? "currentColor" : "none"}
          stroke="currentColor"
          strokeWidth="1"
          aria-hidden="true"
        >
          <path d="m10 2 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z" />
        </svg>
      ))}
    </span>
  );
}
