import { memo } from "react";
import type { PackedProduct } from "#contract/packed-product.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: PackedProduct[];
  eager?: number;
}

/** Cards in 2, 3 or 4 columns (G-34). `eager`: how many pictures are above the fold. */
export const ProductGrid = memo(function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  return (
    <ul className="card-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
});
