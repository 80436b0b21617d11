import { numberFrom } from "./catalogue/stock.ts";
import { saidOfMen } from "./reviews/men.ts";
import { REVIEWERS } from "./reviews/names.ts";
import { saidOfTheRest } from "./reviews/others.ts";
import type { Said } from "./reviews/said.ts";
import { saidOfWomen } from "./reviews/women.ts";
import { reviewWords } from "./reviews/words/review-words.ts";

/** One review of the demo shop. */
export interface DemoReview {
  productId: string;
  name: string;
  rating: number;
  comment: string;
  date: Date;
}

const said: Said = { ...saidOfWomen, ...saidOfMen, ...saidOfTheRest };

const DAY = 24 * 60 * 60 * 1000;

/**
 * All demo reviews, newest first. Dates lie between one day and about ten months before `now`;
 * nobody reviews the same product twice.
 */
export function demoReviews(now: Date): DemoReview[] {
  const reviews = Object.entries(said).flatMap(([productId, own]) => {
    const first = numberFrom(productId) % REVIEWERS.length;
    return own.map(([rating, comment], i) => {
      const roll = numberFrom(`${productId}#${i}`);
      const daysAgo = 1 + ((roll % 1000) / 1000) ** 1.6 * 300;
      return {
        productId,
        rating,
        comment,
        name: REVIEWERS[(first + i * 17) % REVIEWERS.length] ?? "",
        date: new Date(now.getTime() - Math.round(daysAgo * DAY) - (roll % DAY)),
      };
    });
  });
  return reviews.sort((a, b) => b.date.getTime() - a.date.getTime());
}

/** What each comment says in another language. */
export function reviewsIn(language: keyof typeof reviewWords): { productId: string; comment: string; said: string }[] {
  return Object.entries(said).flatMap(([productId, own]) =>
    own.map(([, comment], i) => ({ productId, comment, said: reviewWords[language][productId]?.[i] ?? comment })),
  );
}
