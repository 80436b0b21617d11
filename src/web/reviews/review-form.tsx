import { useRef, type FormEvent } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { ImagesField, VideoField } from "./file-fields.tsx";
import { StarInput } from "./star-input.tsx";
import { useReviewForm } from "./use-review-form.ts";

/** Rating, comment, pictures and a film (REV-09), and what becomes of them on their way (REV-10 to REV-13). */
export function ReviewForm({
  productId,
  replaces,
  onAdded,
}: {
  productId: string;
  replaces: boolean;
  onAdded: () => void;
}) {
  const t = useTranslation("reviews");
  const { draft, errors, problem, progress, change, addImages, chooseVideo, submit, cancel } = useReviewForm(
    productId,
    onAdded,
  );
  const firstStar = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const busy = progress !== null;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong.rating) firstStar.current?.focus();
    else if (wrong.comment) form.current?.querySelector("textarea")?.focus();
  };

  return (
    <form
      ref={form}
      noValidate
      aria-label={t("form")}
      onSubmit={(event) => void onSubmit(event)}
      className="space-y-6 border-b border-line pb-10"
    >
      {replaces && <p className="text-sm text-muted">{t("replaces")}</p>}
      <StarInput
        ref={firstStar}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        invalid={Boolean(errors.rating)}
        disabled={busy}
      />
      <TextField
        label={t("comment")}
        name="comment"
        rows={5}
        value={draft.comment}
        disabled={busy}
        onChange={({ target }) => change({ comment: target.value })}
        error={errors.comment}
      />
      <ImagesField
        images={draft.images}
        onAdd={addImages}
        onRemove={(index) => change({ images: draft.images.filter((_, place) => place !== index) })}
        error={errors.images}
        disabled={busy}
      />
      <VideoField
        video={draft.video}
        onChoose={chooseVideo}
        onRemove={() => change({ video: null })}
        error={errors.video}
        disabled={busy}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
      {busy && <UploadProgress share={progress} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {t(busy ? "uploading" : "submit")}
        </Button>
        {busy && (
          <Button look="outline" onClick={cancel}>
            {t("stop")}
          </Button>
        )}
      </div>
    </form>
  );
}

function UploadProgress({ share }: { share: number }) {
  const t = useTranslation("reviews");
  const percent = (Math.floor(share * 100) / 100).toLocaleString(t.language, { style: "percent" });
  const words = share < 1 ? t("sent", { percent }) : t("allSent");
  return (
    <div className="max-w-md">
      <progress
        value={share}
        max={1}
        aria-label={t("upload")}
        className="block h-1 w-full appearance-none bg-flax [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-flax [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-2 text-caption text-muted tabular-nums">{words}</p>
    </div>
  );
}
