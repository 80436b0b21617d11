import { expect, it } from "vitest";
import { testimonials } from "./testimonials.ts";

it("ENT-15 HOME-24 has five testimonials, each whole, with the ratings 4, 5, 4.5, 4, 5", () => {
  expect(testimonials.map(({ rating }) => rating)).toEqual([4, 5, 4.5, 4, 5]);
  expect(new Set(testimonials.map(({ id }) => id)).size).toBe(5);
  for (const { name, description, image, caption } of testimonials) {
    for (const text of [name, description, image, caption]) expect(text).not.toBe("");
  }
});
