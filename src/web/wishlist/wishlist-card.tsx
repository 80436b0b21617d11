import { Link } from "react-router";
import type { ProductSummary } from "#contract/catalog.ts";
import type { WishlistEntry } from "#contract/cart.ts";
import { stockFor } from "#domain/catalog/rules.ts";
import { priceFor } from "../cart/selection.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Button } from "../ui/button.tsx";
import { chosenLabels } from "../ui-shop/labels.ts";
import { CardPictures } from "../ui-shop/card-pictures.tsx";
import { Price } from "../ui-shop/price.tsx";
import { useWishlist } from "./wishlist-store.ts";

interface WishlistCardProps {
  entryKey: string;
  entry: WishlistEntry;
  product: ProductSummary;
}

const SIZES = "(width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw";

/** A product on the wishlist, in the attributes that were chosen (WISH-04 to WISH-06). */
export function WishlistCard({ entryKey, entry, product }: WishlistCardProps) {
  const t = useTranslation("wishlist");
  const { moveToCart, remove } = useWishlist.getState();
  const inStock = stockFor(product, entry.attributes) > 0;
  return (
    <article data-wish={entryKey} className="group/card relative flex h-full flex-col">
      <div className="relative overflow-hidden bg-linen">
        <CardPictures product={product} picked={entry.attributes} sizes={SIZES} priority={false} />
      </div>
      <h2 className="mt-4 font-sans text-sm leading-snug tracking-normal">
        <Link
          to={paths.product(product.id)}
          className="underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
        >
          {product.name}
        </Link>
      </h2>
      <p className="mt-1 text-sm tabular-nums">
        <Price paise={priceFor(product, entry.attributes)} />
      </p>
      <dl className="mt-2 space-y-0.5 text-caption">
        {chosenLabels(product, entry.attributes).map(({ name, value }) => (
          <div key={name} className="flex gap-1.5">
            <dt className="text-muted">{t("attribute", { name })}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="relative z-10 mt-auto grid justify-items-start gap-1 pt-4">
        <Button
          look="outline"
          size="small"
          disabled={!inStock}
          onClick={() => moveToCart(entryKey)}
          aria-label={inStock ? t("moveNameToCart", { name: product.name }) : undefined}
          className="w-full"
        >
          {t(inStock ? "moveToCart" : "outOfStock")}
        </Button>
        <button
          type="button"
          onClick={() => remove(entryKey)}
          aria-label={t("removeName", { name: product.name })}
          className="underlined min-h-10 w-full text-caption"
        >
          {t("remove")}
        </button>
      </div>
    </article>
  );
}
