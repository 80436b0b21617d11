import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { lineKey } from "#domain/cart/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { IconButton } from "../ui/button.tsx";
import { useWishlist } from "../wishlist/wishlist-store.ts";
import { Heart } from "../ui/icons/everywhere.ts";

/** The heart (G-13): keeps the product in the chosen attributes on the wishlist, or takes it off. */
export function WishButton({
  product,
  chosen,
  className,
}: {
  product: ProductSummary;
  chosen: SelectedAttributes;
  className?: string;
}) {
  const t = useTranslation("card");
  const wished = useWishlist(({ wishlist }) => lineKey(product.id, chosen) in wishlist);
  const toggle = useWishlist((wishlist) => wishlist.toggle);
  return (
    <IconButton
      label={t(wished ? "removeFromWishlist" : "addToWishlist", { name: product.name })}
      aria-pressed={wished}
      onClick={() => toggle(product, chosen)}
      className={className}
    >
      <Heart aria-hidden="true" className={wished ? "size-5 fill-accent text-accent" : "size-5"} strokeWidth={1.25} />
    </IconButton>
  );
}
