import { ReviewsBlock } from "../reviews/reviews-block.tsx";

/** What a product's shoppers say of it (REV-01 to REV-14). */
export function Reviews({ productId }: { productId: string }) {
  return <ReviewsBlock productId={productId} />;
}
