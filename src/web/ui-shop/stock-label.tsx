import { stockBadge, type StockBadge } from "#domain/catalog/rules.ts";

const DOTS: Record<StockBadge, string> = {
  "Out of Stock": "bg-rule",
  "Low Stock": "bg-accent",
  "In Stock": "bg-warning",
  Available: "bg-success",
};

/** What the shop says of the units left (CARD-03), with a dot of its own colour. */
export function StockLabel({ quantity }: { quantity: number }) {
  const badge = stockBadge(quantity);
  return (
    <span data-badge="stock" className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-1.5 rounded-full ${DOTS[badge]}`} />
      <span>{badge}</span>
    </span>
  );
}
