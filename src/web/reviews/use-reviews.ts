import { useCallback, useEffect, useState } from "react";
import { toast } from "../ui/toast.ts";
import type { Review } from "#contract/review.ts";
import { translationNow } from "../i18n/use-translation.tsx";
import { api } from "../session/api.ts";

interface Reviews {
  /** Null until they are there. */
  reviews: Review[] | null;
  failed: boolean;
  reload(): void;
  /** Notes what a vote came to, without asking for the whole list again. */
  amend(id: string, part: Partial<Review>): void;
}

/** A product's reviews, for a shopper (API-12, ROLE-02). A failure is a toast (ERR-15), and can be tried again. */
export function useReviews(productId: string, token: string | null): Reviews {
  const [reviews, setReviews] = useState<Review[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (token === null) return;
    const leaving = new AbortController();
    api<Review[]>(`/api/review/${encodeURIComponent(productId)}/get-review`, { signal: leaving.signal }).then(
      (list) => {
        setReviews(list);
        setFailed(false);
      },
      () => {
        if (leaving.signal.aborted) return;
        toast.error(translationNow("reviews")("failed"));
        setFailed(true);
      },
    );
    return () => leaving.abort();
  }, [productId, token, attempt]);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const amend = useCallback((id: string, part: Partial<Review>) => {
    setReviews((list) => list && list.map((review) => (review.id === id ? { ...review, ...part } : review)));
  }, []);
  return { reviews, failed, reload, amend };
}
