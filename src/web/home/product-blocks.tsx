import { useId } from "react";
import { Link } from "react-router";
import type { PackedProduct } from "#contract/packed-product.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { ProductCard } from "../ui-shop/product-card.tsx";
import { ProductGrid } from "../ui-shop/product-grid.tsx";
import { ScrollRow } from "../ui/scroll-row.tsx";

interface BlockProps {
  id?: string;
  title: string;
  products: PackedProduct[];
  /** Where all of the kind are. */
  more: string;
}

/** A titled grid of products; nothing where there are none. */
export function ProductBlock({ id, title, products, more }: BlockProps) {
  const t = useTranslation("home");
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId} className="below shell pt-section">
      <div className="mb-8 flex items-end justify-between gap-6 md:mb-10">
        <h2 id={titleId} className="text-title">
          {title}
        </h2>
        <Link to={more} className="underlined mb-1.5 shrink-0 text-sm">
          {t("viewAll")}
          <span className="sr-only">: {title}</span>
        </Link>
      </div>
      <ProductGrid products={products} />
    </section>
  );
}

/** A titled row that scrolls sideways (HOME-18, HOME-19). */
export function ProductRow({ title, products, more }: BlockProps) {
  const t = useTranslation("home");
  const titleId = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="below pt-section">
      <ScrollRow
        label={title}
        heading={
          <div>
            <p className="text-sm text-muted">{t("fresh")}</p>
            <h2 id={titleId} className="mt-2 text-title">
              <Link to={more} className="hover:text-accent">
                {title}
              </Link>
            </h2>
          </div>
        }
      >
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(width >= 64rem) 23vw, (width >= 48rem) 29vw, (width >= 40rem) 38vw, 62vw"
            />
          </li>
        ))}
      </ScrollRow>
    </section>
  );
}
