import { useSearchParams } from "react-router";
import type { ProductDetail } from "#contract/catalog.ts";
import { capitalised, discountPercent, variantFor } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { chosenPictures } from "../ui-shop/chosen-pictures.ts";
import { PriceLine } from "../ui-shop/price.tsx";
import { useLiveNumbers } from "../ui-shop/shop-numbers.ts";
import { StockLabel } from "../ui-shop/stock-label.tsx";
import { WishButton } from "../ui-shop/wish-button.tsx";
import { Rating } from "../ui/rating.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { AttributePickers } from "./attribute-pickers.tsx";
import { chosenIn, pickedIn } from "./choice-address.ts";
import { Gallery } from "./gallery.tsx";
import { InfoLines } from "./info-lines.tsx";

/** Pictures on the left; what it is, what it costs and how to have it on the right (PDP-02 to PDP-19). */
export function ProductView({ product }: { product: ProductDetail }) {
  const t = useTranslation("product");
  const [params] = useSearchParams();
  const chosen = chosenIn(params, product.attributes);
  const variant = variantFor(product, chosen);
  const price = variant?.price ?? product.price;
  const compareAt = variant ? variant.compareAt : product.compareAt;
  const percent = discountPercent(price, compareAt);
  return (
    <div className="mt-5 grid items-start gap-x-[clamp(2rem,5vw,6rem)] gap-y-8 md:grid-cols-2 xl:grid-cols-[7fr_5fr]">
      <Gallery pictures={chosenPictures(product, pickedIn(params, product.attributes))} name={product.name} />
      <div className="md:max-w-lg md:pt-2">
        <p className="text-sm text-muted">
          {capitalised(product.category.name)} / {capitalised(product.subCategory.name)}
        </p>
        <div className="mt-3 flex items-start justify-between gap-4">
          <h1 className="text-title">{product.name}</h1>
          <WishButton product={product} chosen={chosen} className="-mr-2.5 shrink-0" />
        </div>
        {product.ratingAverage !== null && (
          <p className="mt-4 flex items-center gap-2.5 text-sm">
            <Rating value={product.ratingAverage} count={product.ratingCount} className="text-accent" />
            <span className="tabular-nums">
              {product.ratingAverage.toLocaleString(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            </span>
            <span className="text-muted">({product.ratingCount})</span>
          </p>
        )}
        <p className="mt-5 flex flex-wrap items-baseline gap-x-3 text-lg">
          <PriceLine price={price} compareAt={compareAt} />
          {percent !== null && (
            <span data-badge="discount" className="text-sm text-accent">
              {t("off", { percent })}
            </span>
          )}
        </p>
        <p className="mt-6 max-w-prose text-pretty text-muted">{product.description}</p>
        <LiveNumbers productId={product.id} />
        <AttributePickers product={product} chosen={chosen} />
        <p className="mt-7 flex gap-4 text-sm text-muted tabular-nums">
          <StockLabel quantity={variant?.stock ?? 0} /> <span>{t("inStock", { stock: variant?.stock ?? 0 })}</span>
        </p>
        <AddToCart key={variant?.sku ?? ""} product={product} chosen={chosen} stock={variant?.stock ?? 0} />
        <InfoLines product={product} />
      </div>
    </div>
  );
}

/** PDP-06, PDP-09: known in the browser alone; their lines keep their place until then. */
function LiveNumbers({ productId }: { productId: string }) {
  const t = useTranslation("product");
  const { sold, viewing } = useLiveNumbers(productId);
  return (
    <div className="mt-6 min-h-12 space-y-1 text-sm text-muted tabular-nums">
      {sold !== null && <p>{t("soldToday", { number: sold })}</p>}
      {viewing !== null && <p>{t("viewing", { number: viewing })}</p>}
    </div>
  );
}
