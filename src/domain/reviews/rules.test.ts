import { describe, expect, it } from "vitest";
import { REVIEW_SENTENCES } from "#contract/review.ts";
import { arranged, averageRating, checkWords, filmProblem, histogram, pictureProblem } from "./rules.ts";

describe("the summary", () => {
  it("REV-03 G-09 counts each star value and rounds its share", () => {
    expect(histogram([5, 5, 4, 1, 5, 5, 2, 5])).toEqual([
      { stars: 5, count: 5, percent: 63 },
      { stars: 4, count: 1, percent: 13 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 1, percent: 13 },
      { stars: 1, count: 1, percent: 13 },
    ]);
    expect(histogram([]).map(({ percent }) => percent)).toEqual([0, 0, 0, 0, 0]);
  });

  it.each([
    [[5], "5.0"],
    [[5, 4, 4], "4.3"],
    [[1, 2, 3, 4, 5], "3.0"],
  ])("REV-04 the average of %j is shown as %s", (ratings, shown) => {
    expect(averageRating(ratings)?.toFixed(1)).toBe(shown);
    expect(averageRating([])).toBeNull();
  });
});

describe("the order of the list", () => {
  const reviews = [
    { id: "a", rating: 3, helpful: 2, date: "2026-01-01T00:00:00Z" },
    { id: "b", rating: 5, helpful: 0, date: "2026-03-01T00:00:00Z" },
    { id: "c", rating: 3, helpful: 7, date: "2026-02-01T00:00:00Z" },
  ];
  it.each([
    ["newest", null, "bca"],
    ["helpful", null, "cab"],
    ["highest", null, "bca"],
    ["lowest", null, "cab"],
    ["newest", 3, "ca"],
    ["newest", 1, ""],
  ] as const)("REV-05 %s with %s stars", (order, stars, ids) => {
    const shown = arranged(reviews, order, stars).map(({ id }) => id);
    expect(shown.join("")).toBe(ids);
  });
});

describe("a draft", () => {
  it("VAL-10 ERR-16 needs a rating from 1 to 5 and a comment", () => {
    const { incomplete } = REVIEW_SENTENCES;
    expect(checkWords({ rating: "5", comment: " Good. " })).toEqual({ rating: 5, comment: "Good.", errors: {} });
    expect(checkWords({ rating: "", comment: "Good." }).errors).toEqual({ rating: incomplete });
    expect(checkWords({ rating: "4", comment: " \u0000\n " }).errors).toEqual({ comment: incomplete });
    for (const rating of ["0", "6", "4.5", "-1", "NaN", "five", undefined]) {
      expect(checkWords({ rating, comment: "Good." }).errors).toEqual({ rating: incomplete });
    }
    expect(checkWords({ rating: 1, comment: "x".repeat(5001) }).errors.comment).toBe(REVIEW_SENTENCES.commentTooLong);
  });

  it("VAL-11 ERR-17 takes a film of exactly 104857600 bytes and no byte more", () => {
    expect(filmProblem({ size: 104_857_600, type: "video/mp4" })).toBeNull();
    expect(filmProblem({ size: 104_857_601, type: "video/mp4" })).toBe(
      "Video file is too large. Please upload a file smaller than 100MB.",
    );
  });

  it("VAL-12 ERR-18 takes nothing but a film in the film's field", () => {
    expect(filmProblem({ size: 10, type: "image/png" })).toBe("Please upload a valid video file.");
    expect(filmProblem({ size: 10, type: "" })).toBe("Please upload a valid video file.");
  });

  it("VAL-13 G-19 takes nothing but pictures in theirs", () => {
    expect(pictureProblem({ size: 10, type: "image/jpeg" })).toBeNull();
    for (const type of ["text/plain", "video/mp4", "image/svg+xml", ""]) {
      expect(pictureProblem({ size: 10, type })).toBe("Please upload valid image files.");
    }
  });
});
