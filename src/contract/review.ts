import type { Picture } from "./picture.ts";

export const HIGHEST_RATING = 5;
/** Stars a review can give, most first. */
export const STARS = [5, 4, 3, 2, 1] as const;

/** VAL-11: bytes of the largest film that is taken. */
export const FILM_BYTES = 104_857_600;
/** Bytes of the largest picture that is taken. */
export const PICTURE_BYTES = 31_457_280;
/** Bytes of one review with everything in it. */
export const REVIEW_BYTES = 536_870_912;
/** Characters of the longest comment. */
export const COMMENT_LENGTH = 5000;

/** ERR-16 to ERR-18, G-19: what browser and server say alike. */
export const REVIEW_SENTENCES = {
  incomplete: "Please fill in all required fields (rating and comment)",
  filmTooLarge: "Video file is too large. Please upload a file smaller than 100MB.",
  notAFilm: "Please upload a valid video file.",
  notAPicture: "Please upload valid image files.",
  pictureTooLarge: "An image is too large. Please upload images smaller than 30MB each.",
  tooMuch: "This is too much for one review. Please upload fewer images.",
  commentTooLong: `A comment can have ${COMMENT_LENGTH} characters at most.`,
} as const;

/** ENT-11: a review as the shop gives it out. `images` and `videos` are addresses; `pictures` are the same images in all their sizes. */
export interface Review {
  id: string;
  name: string;
  rating: number;
  comment: string;
  /** As it was written, where `comment` is a translation. */
  original?: string;
  images: string[];
  videos: string[];
  /** ISO 8601 */
  date: string;
  /** Whether its author has bought the product (N-08). */
  verifiedPurchase: boolean;
  /** How many shoppers it helped. */
  helpful: number;
  /** Whether the shopper who asks is one of them. */
  foundHelpful: boolean;
  /** Whether the shopper who asks wrote it. */
  own: boolean;
  pictures: Picture[];
}
