import { Link, useSearchParams } from "react-router";
import { averageRating, histogram } from "#domain/reviews/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Rating } from "../ui/rating.tsx";
import { classNames } from "../ui/class-names.ts";
import { showing, shownIn } from "./review-address.ts";
import { Star } from "./star.tsx";

/** The average, and how many gave how many stars (REV-03, REV-04); a row chooses the reviews of its stars. */
export function ReviewSummary({ ratings }: { ratings: number[] }) {
  const t = useTranslation("reviews");
  const [params] = useSearchParams();
  const shown = shownIn(params);
  const average = averageRating(ratings);
  return (
    <div>
      {average === null ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        <p className="flex items-end gap-4">
          <span data-average="" className="font-serif text-display leading-none! tabular-nums">
            {average.toLocaleString(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          </span>
          <span className="pb-1.5 text-sm text-muted">
            <Rating value={Number(average.toFixed(1))} count={ratings.length} className="mb-1 text-accent" />
            <span className="block">{t("count", { count: ratings.length })}</span>
          </span>
        </p>
      )}
      <ul aria-label={t("ratings")} className="mt-6">
        {histogram(ratings).map(({ stars, count, percent }) => {
          const isChosen = shown.stars === stars;
          const share = (percent / 100).toLocaleString(t.language, { style: "percent" });
          const told = { stars: t("stars", { count: stars }), reviews: t("count", { count }), percent: share };
          return (
            <li key={stars} data-stars={stars}>
              <Link
                to={showing(params, { ...shown, stars: isChosen ? null : stars })}
                replace
                preventScrollReset
                aria-current={isChosen || undefined}
                aria-label={t(isChosen ? "rowChosen" : "row", told)}
                className={classNames(
                  "group grid min-h-9 grid-cols-[2.25rem_1fr_auto] items-center gap-3 text-sm tabular-nums",
                  isChosen && "font-medium",
                )}
              >
                <span className="flex items-center gap-1.5">
                  {stars}
                  <Star filled className="size-3 text-accent" />
                </span>
                <span className="block h-1 bg-flax">
                  <span
                    style={{ width: `${percent}%` }}
                    className="block h-full bg-ink transition-colors group-hover:bg-accent"
                  />
                </span>
                <span className="flex min-w-20 justify-end gap-2">
                  <span>{count}</span>
                  <span className="w-11 text-right text-muted">{share}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
