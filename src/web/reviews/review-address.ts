import { REVIEW_ORDERS, type ReviewOrder } from "#domain/reviews/rules.ts";

/** Which reviews are shown, and in what order, as the address has it. */
export interface Shown {
  order: ReviewOrder;
  /** Of so many stars alone; null for all. */
  stars: number | null;
}

export function shownIn(params: URLSearchParams): Shown {
  const order = REVIEW_ORDERS.find((known) => known === params.get("order"));
  const stars = params.get("stars") ?? "";
  return {
    order: order ?? "newest",
    stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
  };
}

/** The address that shows them so. */
export function showing(params: URLSearchParams, { order, stars }: Shown): string {
  const next = new URLSearchParams(params);
  next.delete("order");
  next.delete("stars");
  if (order !== "newest") next.set("order", order);
  if (stars !== null) next.set("stars", String(stars));
  return `?${next}`;
}
