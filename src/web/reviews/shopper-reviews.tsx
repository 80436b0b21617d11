import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Button } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { ReviewList } from "./review-list.tsx";
import { ReviewSummary } from "./summary.tsx";
import { useReviews } from "./use-reviews.ts";

/** Few who read reviews write one: the form comes when it is asked for. */
const ReviewForm = lazy(async () => ({ default: (await import("./review-form.tsx")).ReviewForm }));

/** Summary, list and form, as a shopper has them (REV-03 to REV-14). */
export function ShopperReviews({ productId, token }: { productId: string; token: string }) {
  const t = useTranslation("reviews");
  const { settings } = useShopFrame();
  const { reviews, failed, reload, amend } = useReviews(productId, token);
  const [writing, setWriting] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { revalidate } = useRevalidator();
  const onAdded = useCallback(() => {
    setWriting(false);
    reload();
    // The rating at the top of the page has changed with it (PDP-05).
    void revalidate();
    toggle.current?.focus();
  }, [reload, revalidate]);

  return (
    <div className="grid items-start gap-x-[clamp(2rem,6vw,7rem)] gap-y-10 lg:grid-cols-[20rem_1fr]">
      <div className="lg:sticky lg:top-28">
        {reviews ? (
          <ReviewSummary ratings={reviews.map(({ rating }) => rating)} />
        ) : (
          <SummaryInWaiting failed={failed} reload={reload} />
        )}
        <Button
          ref={toggle}
          look={writing ? "outline" : "solid"}
          aria-expanded={writing}
          onClick={() => setWriting(!writing)}
          className="mt-7 w-full sm:w-auto lg:w-full"
        >
          {t(writing ? "cancel" : "write")}
        </Button>
        {settings.reviewsBy === "buyers" && <p className="mt-3 text-caption text-muted">{t("buyersOnly")}</p>}
      </div>
      <div className="min-w-0 space-y-10">
        {writing && (
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ReviewForm productId={productId} replaces={reviews?.some(({ own }) => own) ?? false} onAdded={onAdded} />
          </Suspense>
        )}
        {reviews && <ReviewList productId={productId} reviews={reviews} amend={amend} />}
      </div>
    </div>
  );
}

function SummaryInWaiting({ failed, reload }: { failed: boolean; reload: () => void }) {
  const t = useTranslation("reviews");
  if (!failed) return <Skeleton className="h-72 w-full" />;
  return (
    <div>
      <p className="text-muted">{t("notLoaded")}</p>
      <Button look="text" onClick={reload} className="mt-3">
        {t("tryAgain")}
      </Button>
    </div>
  );
}
