import type { PlainSentence } from "#contract/phrase.ts";
import {
  COMMENT_LENGTH,
  FILM_BYTES,
  HIGHEST_RATING,
  PICTURE_BYTES,
  REVIEW_SENTENCES,
  STARS,
} from "#contract/review.ts";

/** How many reviews gave so many stars. */
export interface StarCount {
  stars: number;
  count: number;
  /** Of all reviews, rounded to whole percents (G-09). */
  percent: number;
}

/** REV-03: a row for each star value, most stars first. */
export function histogram(ratings: readonly number[]): StarCount[] {
  return STARS.map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length;
    return { stars, count, percent: ratings.length === 0 ? 0 : Math.round((count / ratings.length) * 100) };
  });
}

/** REV-04: the average, to be shown with one decimal; null without reviews. */
export function averageRating(ratings: readonly number[]): number | null {
  if (ratings.length === 0) return null;
  return ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
}

/** The orders in which reviews can be read. */
export const REVIEW_ORDERS = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

interface Sortable {
  rating: number;
  helpful: number;
  date: string;
}

/** The reviews of so many stars (null for all), in the order asked for; the newest first among equals. */
export function arranged<R extends Sortable>(reviews: readonly R[], order: ReviewOrder, stars: number | null): R[] {
  const by: Record<ReviewOrder, (a: R, b: R) => number> = {
    newest: () => 0,
    helpful: (a, b) => b.helpful - a.helpful,
    highest: (a, b) => b.rating - a.rating,
    lowest: (a, b) => a.rating - b.rating,
  };
  return reviews
    .filter((review) => stars === null || review.rating === stars)
    .sort((a, b) => by[order](a, b) || Date.parse(b.date) - Date.parse(a.date));
}

export type DraftErrors = Partial<Record<"rating" | "comment" | "images" | "video", PlainSentence>>;

interface Words {
  rating: number;
  comment: string;
}

/** VAL-10: a review's own words as they are kept, and a sentence for each field at fault. */
export function checkWords(given: { rating: unknown; comment: string }): Words & { errors: DraftErrors } {
  const errors: DraftErrors = {};
  const rating = given.rating === "" ? Number.NaN : Number(given.rating);
  // Null characters and halves of surrogate pairs are nothing that a database can hold.
  const comment = given.comment.replaceAll("\u0000", "").toWellFormed().trim();
  if (!Number.isInteger(rating) || rating < 1 || rating > HIGHEST_RATING) errors.rating = REVIEW_SENTENCES.incomplete;
  if (comment === "") errors.comment = REVIEW_SENTENCES.incomplete;
  else if (comment.length > COMMENT_LENGTH) errors.comment = REVIEW_SENTENCES.commentTooLong;
  return { rating, comment, errors };
}

interface ChosenFile {
  size: number;
  /** What the browser takes it for, e.g. "video/mp4"; the server looks at the bytes. */
  type: string;
}

/** VAL-11, VAL-12: what speaks against a film; null when nothing does. */
export function filmProblem({ size, type }: ChosenFile): PlainSentence | null {
  if (!type.startsWith("video/")) return REVIEW_SENTENCES.notAFilm;
  return size > FILM_BYTES ? REVIEW_SENTENCES.filmTooLarge : null;
}

/** VAL-13, G-19: what speaks against a picture; null when nothing does. */
export function pictureProblem({ size, type }: ChosenFile): PlainSentence | null {
  if (!type.startsWith("image/") || type.startsWith("image/svg")) return REVIEW_SENTENCES.notAPicture;
  return size > PICTURE_BYTES ? REVIEW_SENTENCES.pictureTooLarge : null;
}
