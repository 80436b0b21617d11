import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import type { Review } from "#contract/review.ts";
import { arranged, REVIEW_ORDERS, type ReviewOrder } from "#domain/reviews/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Button } from "../ui/button.tsx";
import { RemovableChip } from "../ui/chip.tsx";
import { useShownChoice } from "../ui/use-shown-choice.ts";
import { ReviewItem } from "./review-item.tsx";
import { showing, shownIn } from "./review-address.ts";

const FIRST = 7;

interface ReviewListProps {
  productId: string;
  reviews: Review[];
  amend: (id: string, part: Partial<Review>) => void;
}

/** The first seven, or all (REV-05 to REV-07), in the order and of the stars that the address asks for. */
export function ReviewList({ productId, reviews, amend }: ReviewListProps) {
  const t = useTranslation("reviews");
  const [params] = useSearchParams();
  const [all, setAll] = useState(false);
  const shown = shownIn(params);
  const list = arranged(reviews, shown.order, shown.stars);
  if (reviews.length === 0) return null;
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line pb-4">
        <output className="text-sm text-muted">
          {shown.stars === null
            ? t("count", { count: list.length })
            : t("countOf", { shown: list.length, all: reviews.length })}
        </output>
        {shown.stars !== null && (
          <RemovableChip to={showing(params, { ...shown, stars: null })} label={t("stars", { count: shown.stars })} />
        )}
        <OrderSelect />
      </div>
      {list.length === 0 && shown.stars !== null && (
        <p className="py-8 text-muted">{t("nobodyGave", { stars: t("stars", { count: shown.stars }) })}</p>
      )}
      <ul aria-label={t("list")}>
        {(all ? list : list.slice(0, FIRST)).map((review) => (
          <ReviewItem key={review.id} productId={productId} review={review} amend={amend} />
        ))}
      </ul>
      {list.length > FIRST && (
        <Button look="outline" className="mt-8" onClick={() => setAll(!all)}>
          {t(all ? "fewer" : "all")}
        </Button>
      )}
    </div>
  );
}

function OrderSelect() {
  const t = useTranslation("reviews");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = shownIn(params);
  const [shown, show] = useShownChoice(asked.order);
  const choose = (order: ReviewOrder) => {
    show(order);
    void navigate(showing(params, { ...asked, order }), { replace: true, preventScrollReset: true });
  };
  return (
    <label className="ml-auto flex items-center gap-2 text-sm">
      <span className="text-muted">{t("sortBy")}</span>
      <select
        value={shown}
        onChange={({ target }) => choose(target.value as ReviewOrder)}
        className="min-h-10 border-b border-rule bg-transparent pr-1 hover:border-ink"
      >
        {REVIEW_ORDERS.map((order) => (
          <option key={order} value={order}>
            {t(order)}
          </option>
        ))}
      </select>
    </label>
  );
}
