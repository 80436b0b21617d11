import { useEffect, useRef, useState } from "react";
import { toast } from "../ui/toast.ts";
import { REVIEW_SENTENCES } from "#contract/review.ts";
import { checkWords, filmProblem, pictureProblem, type DraftErrors } from "#domain/reviews/rules.ts";
import { ApiError } from "../session/api.ts";
import { EMPTY_DRAFT, sendReview, type ReviewDraft } from "./send-review.ts";

/** A draft and its way to the shop. Whatever goes wrong, the draft stays as it is. */
export function useReviewForm(productId: string, onAdded: () => void) {
  const [draft, setDraft] = useState<ReviewDraft>(EMPTY_DRAFT);
  const [errors, setErrors] = useState<DraftErrors>({});
  /** What is said of the whole form. */
  const [problem, setProblem] = useState<string | null>(null);
  /** How much has gone, 0 to 1; null while nothing is on its way. */
  const [progress, setProgress] = useState<number | null>(null);
  const upload = useRef<AbortController | null>(null);
  useEffect(() => () => upload.current?.abort(), []);

  const change = (part: Partial<ReviewDraft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setProblem(null);
  };
  const addImages = (files: File[]) => {
    const problems = files.map(pictureProblem);
    change({ images: [...draft.images, ...files.filter((_, index) => problems[index] === null)] });
    const found = problems.find((one) => one !== null);
    if (found) setErrors((before) => ({ ...before, images: found }));
  };
  const chooseVideo = (file: File) => {
    const found = filmProblem(file);
    change({ video: found ? draft.video : file });
    if (found) setErrors((before) => ({ ...before, video: found }));
  };

  /** @returns the fields at fault */
  const submit = async (): Promise<DraftErrors> => {
    if (progress !== null) return {};
    const wrong = checkWords({ rating: draft.rating ?? "", comment: draft.comment }).errors;
    if (Object.keys(wrong).length > 0) {
      setErrors((before) => ({ ...before, ...wrong }));
      setProblem(Object.values(wrong)[0] ?? null);
      return wrong;
    }
    const leaving = new AbortController();
    upload.current = leaving;
    setErrors({});
    setProblem(null);
    setProgress(0);
    try {
      const message = await sendReview(productId, draft, { onProgress: setProgress, signal: leaving.signal });
      setDraft(EMPTY_DRAFT);
      toast.success(message);
      onAdded();
      return {};
    } catch (error) {
      if (leaving.signal.aborted) return {};
      const refused = error instanceof ApiError ? error : new ApiError(0, REVIEW_SENTENCES.failed);
      toast.error(refused.message);
      setErrors(refused.errors);
      setProblem(REVIEW_SENTENCES.failedInline);
      return refused.errors;
    } finally {
      setProgress(null);
    }
  };
  return {
    draft,
    errors,
    problem,
    progress,
    change,
    addImages,
    chooseVideo,
    submit,
    cancel: () => upload.current?.abort(),
  };
}
