import { useEffect, useRef, useState } from "react";
import { toast } from "../ui/toast.ts";
import { REVIEW_SENTENCES } from "#contract/review.ts";
import type { PlainSentence } from "#contract/phrase.ts";
import { checkWords, filmProblem, pictureProblem, type DraftErrors } from "#domain/reviews/rules.ts";
import { translatePhrase } from "../i18n/translate-phrase.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { ApiError } from "../session/api.ts";
import { EMPTY_DRAFT, sendReview, type ReviewDraft } from "./send-review.ts";

/** One sentence a field, as it is shown. */
export type FormErrors = Partial<Record<keyof DraftErrors, string>>;

/** A draft and its way to the shop. Whatever goes wrong, the draft stays as it is. */
export function useReviewForm(productId: string, onAdded: () => void) {
  const [draft, setDraft] = useState<ReviewDraft>(EMPTY_DRAFT);
  const [errors, setErrors] = useState<FormErrors>({});
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
    if (found) setErrors((before) => ({ ...before, images: said(found) }));
  };
  const chooseVideo = (file: File) => {
    const found = filmProblem(file);
    change({ video: found ? draft.video : file });
    if (found) setErrors((before) => ({ ...before, video: said(found) }));
  };

  /** @returns the fields at fault */
  const submit = async (): Promise<FormErrors> => {
    if (progress !== null) return {};
    const wrong = checkWords({ rating: draft.rating ?? "", comment: draft.comment }).errors;
    if (Object.keys(wrong).length > 0) {
      const shown = shownErrors(wrong);
      setErrors((before) => ({ ...before, ...shown }));
      setProblem(said(Object.values(wrong)[0] ?? REVIEW_SENTENCES.incomplete));
      return shown;
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
      const refused = error instanceof ApiError ? error : new ApiError(0, translationNow("reviews")("submitFailed"));
      toast.error(refused.message);
      setErrors(refused.errors);
      setProblem(translationNow("reviews")("submitFailedInline"));
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

function said(sentence: PlainSentence): string {
  return translatePhrase(translationNow("reviewForm"), sentence);
}

/** Beside the comment stands what is missing there; the sentence that names both fields stands above the form's end. */
function shownErrors(wrong: DraftErrors): FormErrors {
  const shown = Object.fromEntries(Object.entries(wrong).map(([field, sentence]) => [field, said(sentence)]));
  return wrong.comment === REVIEW_SENTENCES.incomplete
    ? { ...shown, comment: translationNow("reviews")("commentMissing") }
    : shown;
}
