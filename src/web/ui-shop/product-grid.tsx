import type { ProductSummary } from "#contract/catalog.ts";
import { ProductCard } from "./product-card.tsx";

/** Cards in 2, 3 or 4 columns (G-34). `eager`: how many pictures are above the fold. */
export function ProductGrid({ products, eager = 0 }: { products: ProductSummary[]; eager?: number }) {
  return (
    <ul className="card-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
}
