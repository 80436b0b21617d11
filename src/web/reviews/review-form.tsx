import { useRef, type FormEvent } from "react";
import { REVIEW_SENTENCES } from "#contract/review.ts";
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
      aria-label="Your review"
      onSubmit={(event) => void onSubmit(event)}
      className="space-y-6 border-b border-line pb-10"
    >
      {replaces && (
        <p className="text-sm text-muted">
          You have reviewed this product before. This review takes the place of that one.
        </p>
      )}
      <StarInput
        ref={firstStar}
        value={draft.rating}
        onChange={(rating) => change({ rating })}
        invalid={Boolean(errors.rating)}
        disabled={busy}
      />
      <TextField
        label="Comment"
        name="comment"
        rows={5}
        value={draft.comment}
        disabled={busy}
        onChange={({ target }) => change({ comment: target.value })}
        error={errors.comment === REVIEW_SENTENCES.incomplete ? "Please say what you think of it." : errors.comment}
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
          {busy ? "Uploading..." : "Submit Review"}
        </Button>
        {busy && (
          <Button look="outline" onClick={cancel}>
            Stop upload
          </Button>
        )}
      </div>
    </form>
  );
}

function UploadProgress({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  const words = share < 1 ? `${percent}% sent` : "All sent. The shop is preparing it.";
  return (
    <div className="max-w-md">
      <progress
        value={share}
        max={1}
        aria-label="Upload"
        className="block h-1 w-full appearance-none bg-flax [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-flax [&::-webkit-progress-value]:bg-ink"
      />
      <p className="mt-2 text-caption text-muted tabular-nums">{words}</p>
    </div>
  );
}
