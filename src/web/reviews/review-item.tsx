import { useState } from "react";
import { toast } from "../ui/toast.ts";
import type { Review } from "#contract/review.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { Rating } from "../ui/rating.tsx";
import { classNames } from "../ui/class-names.ts";
import { MediaViewer, type Medium } from "./media-viewer.tsx";
import { Play } from "../ui/icons/everywhere.ts";
import { BadgeCheck, ThumbsUp } from "../ui/icons/some-pages.ts";

interface ReviewItemProps {
  productId: string;
  review: Review;
  amend: (id: string, part: Partial<Review>) => void;
}

/** One review: who, when, how many stars, what they say and show (ENT-11). */
export function ReviewItem({ productId, review, amend }: ReviewItemProps) {
  const t = useTranslation("reviews");
  const { name, rating, comment, original, date, verifiedPurchase, own } = review;
  return (
    <li data-review={review.id} className="border-b border-line py-7">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Rating value={rating} className="text-accent" />
        <span className="font-medium">{name}</span>
        {own && <span className="text-muted">{t("you")}</span>}
        <time dateTime={date} className="text-muted">
          {new Date(date).toLocaleDateString(t.language, { dateStyle: "long" })}
        </time>
        {verifiedPurchase && (
          <span className="inline-flex items-center gap-1 text-caption text-success">
            <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={1.25} />
            {t("verified")}
          </span>
        )}
      </div>
      <p className="mt-3 max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">{comment}</p>
      {original !== undefined && <Original text={original} />}
      <Media review={review} />
      {!own && <Helpful productId={productId} review={review} amend={amend} />}
      {own && review.helpful > 0 && (
        <p className="mt-4 text-caption text-muted">{t("helped", { count: review.helpful })}</p>
      )}
    </li>
  );
}

/** That the comment is a translation, and on request what it is one of. */
function Original({ text }: { text: string }) {
  const t = useTranslation("reviews");
  return (
    <details className="mt-2 max-w-prose text-caption text-muted">
      <summary className="underlined inline-block list-none [&::-webkit-details-marker]:hidden">
        {t("translated")}
      </summary>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{text}</p>
    </details>
  );
}

function Media({ review }: { review: Review }) {
  const t = useTranslation("reviews");
  const [shown, setShown] = useState<number | null>(null);
  const media: Medium[] = [
    ...review.pictures.map((picture) => ({ kind: "picture" as const, picture })),
    ...review.videos.map((src) => ({ kind: "film" as const, src })),
  ];
  if (media.length === 0) return null;
  return (
    <>
      <ul aria-label={t("media", { name: review.name })} className="mt-4 flex flex-wrap gap-2">
        {media.map((medium, index) => (
          <li key={medium.kind === "film" ? medium.src : medium.picture.src}>
            <button
              type="button"
              onClick={() => setShown(index)}
              aria-label={medium.kind === "film" ? t("playFilm") : t("showPicture", { number: index + 1 })}
              className="relative block size-20 overflow-hidden bg-flax sm:size-24"
            >
              {medium.kind === "picture" ? (
                <Picture picture={medium.picture} alt="" sizes="96px" className="size-full" />
              ) : (
                <FilmStill src={medium.src} />
              )}
            </button>
          </li>
        ))}
      </ul>
      <MediaViewer media={media} shown={shown} onShow={setShown} title={t("shownBy", { name: review.name })} />
    </>
  );
}

function FilmStill({ src }: { src: string }) {
  return (
    <>
      <video
        src={`${src}#t=0.1`}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        aria-hidden="true"
        className="size-full object-cover"
      />
      <span className="absolute inset-0 flex items-center justify-center bg-ink/30 text-paper">
        <Play aria-hidden="true" className="size-6 fill-current" strokeWidth={0} />
      </span>
    </>
  );
}

function Helpful({ productId, review, amend }: ReviewItemProps) {
  const t = useTranslation("reviews");
  const { id, helpful, foundHelpful } = review;
  const vote = async () => {
    amend(id, { foundHelpful: !foundHelpful, helpful: helpful + (foundHelpful ? -1 : 1) });
    try {
      const reply = await api<{ helpful: number }>(`/api/review/${encodeURIComponent(productId)}/${id}/helpful`, {
        body: { helpful: !foundHelpful },
      });
      amend(id, { helpful: reply.helpful });
    } catch (error) {
      amend(id, { foundHelpful, helpful });
      toast.error(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <button
      type="button"
      aria-pressed={foundHelpful}
      onClick={() => void vote()}
      className={classNames(
        "mt-4 -ml-2 inline-flex min-h-10 items-center gap-2 px-2 text-caption transition-colors hover:text-accent",
        foundHelpful ? "font-medium text-ink" : "text-muted",
      )}
    >
      <ThumbsUp aria-hidden="true" className={foundHelpful ? "size-4 fill-current" : "size-4"} strokeWidth={1.25} />
      {t("helps")}
      {helpful > 0 && <span className="tabular-nums"> ({helpful})</span>}
    </button>
  );
}
