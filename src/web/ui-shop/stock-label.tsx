import { stockBadge, type StockBadge } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const BADGES = {
  "Out of Stock": { dot: "bg-rule", words: "stockOut" },
  "Low Stock": { dot: "bg-accent", words: "stockLow" },
  "In Stock": { dot: "bg-warning", words: "stockIn" },
  Available: { dot: "bg-success", words: "stockAvailable" },
} as const satisfies Record<StockBadge, object>;

/** What the shop says of the units left (CARD-03), with a dot of its own colour. */
export function StockLabel({ quantity }: { quantity: number }) {
  const t = useTranslation("card");
  const { dot, words } = BADGES[stockBadge(quantity)];
  return (
    <span data-badge="stock" className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={`size-1.5 rounded-full ${dot}`} />
      <span>{t(words)}</span>
    </span>
  );
}
