import { paths } from "../paths.ts";
import { LinkButton } from "../ui/button.tsx";

/** What visitors read of the reviews (REV-01, REV-02). */
export function Reviews({ productId }: { productId: string }) {
  return (
    <div data-reviews-of={productId}>
      <p className="text-muted">Please log in to read and submit reviews.</p>
      <LinkButton to={paths.login} look="outline" className="mt-6">
        Login
      </LinkButton>
    </div>
  );
}
