import { memo } from "react";
import type { PackedProduct } from "#contract/packed-product.ts";
import { ProductCard } from "./product-card.tsx";

interface ProductGridProps {
  products: PackedProduct[];
  eager?: number;
}

/** How many cards a first screen can show: two rows of four, on a phone two of two. */
const FIRST_SCREEN = 8;
const PHONE_SCREEN = 4;

/** Cards in 2, 3 or 4 columns (G-34). `eager`: how many pictures are fetched before all others. */
export const ProductGrid = memo(function ProductGrid({ products, eager = 0 }: ProductGridProps) {
  return (
    <ul className="card-grid">
      {products.map((product, index) => (
        <li key={product.id} className={drawnAt(index)}>
          <ProductCard product={product} priority={index < eager} />
        </li>
      ))}
    </ul>
  );
});

function drawnAt(index: number): string | undefined {
  if (index < PHONE_SCREEN) return undefined;
  return index < FIRST_SCREEN ? "max-md:below" : "below";
}
