import { describe, expect, it } from "vitest";
import { demoReviews, reviewsIn } from "../../reviews.ts";

describe.each(["es", "fr", "de", "ja"] as const)("TRANS the demo's reviews in %s", (language) => {
  const reviews = reviewsIn(language);

  it("say every comment again, none of them in English", () => {
    expect(reviews).toHaveLength(demoReviews(new Date()).length);
    expect(reviews.filter(({ comment, said }) => said === comment)).toEqual([]);
    expect(reviews.filter(({ said }) => /\b(the|and|with|my|you|from|they)\b/i.test(said))).toEqual([]);
  });

  it("say each of a product's in its own words", () => {
    const twice = reviews.filter(
      (one) => reviews.filter(({ productId, said }) => productId === one.productId && said === one.said).length > 1,
    );
    expect(twice).toEqual([]);
  });
});
