import { memo, useState } from "react";
import { Link } from "react-router";
import type { ProductSummary, SelectedAttributes } from "#contract/catalog.ts";
import { unpackProduct, type PackedProduct } from "#contract/packed-product.ts";
import { canAdd, defaultSelection, discountPercent, shortCount, stockFor, valueLabel } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import type { AllWords } from "../i18n/all-words.server.ts";
import type { Translation } from "../i18n/translation.ts";
import { useCart } from "../cart/cart-store.ts";
import { paths } from "../paths.ts";
import { CardPickers } from "./card-pickers.tsx";
import { CardPictures } from "./card-pictures.tsx";
import { PriceLine } from "./price.tsx";
import { useSold } from "./shop-numbers.ts";
import { isSoldOut } from "./sold-out.ts";
import { dissolves } from "../ui/view-transition.ts";
import { StockLabel } from "./stock-label.tsx";
import { WishButton } from "./wish-button.tsx";

interface ProductCardProps {
  product: PackedProduct;
  /** For the first cards of a page: their picture is fetched at once. */
  priority?: boolean;
  sizes?: string;
}

const GRID_SIZES = "(width >= 64rem) 23vw, (width >= 48rem) 31vw, 46vw";

/** The card of grids and rows alike (CARD-01 to CARD-11). */
export const ProductCard = memo(function ProductCard({
  product: packed,
  priority = false,
  sizes = GRID_SIZES,
}: ProductCardProps) {
  const product = unpackProduct(packed);
  const t = useTranslation("card");
  const [picked, setPicked] = useState<Record<string, string>>({});
  const [touched, setTouched] = useState(false);
  const add = useCart((cart) => cart.add);
  const openPanel = useCart((cart) => cart.openPanel);
  const chosen = { ...defaultSelection(product.attributes), ...picked };
  const variant = product.variants.find(({ options }) =>
    Object.entries(options).every(([name, value]) => chosen[name] === value),
  );
  const price = variant?.price ?? product.price;
  const compareAt = variant ? variant.compareAt : product.compareAt;
  const percent = discountPercent(price, compareAt);
  const addable = canAdd(product.stock) && stockFor(product, chosen) > 0;

  const addToCart = () => {
    add(product, chosen);
    openPanel();
  };

  return (
    <article
      className="group/card relative flex flex-col"
      data-product={product.id}
      onPointerEnter={() => setTouched(true)}
    >
      <div className="relative overflow-hidden bg-linen">
        <CardPictures product={product} picked={picked} sizes={sizes} priority={priority} withSecond={touched} />
        {percent !== null && (
          <span
            data-badge="discount"
            className="absolute top-3 left-3 bg-paper px-2 py-1 text-caption font-medium text-accent tabular-nums"
          >
            -{percent}%
          </span>
        )}
        <WishButton product={product} chosen={chosen} className="absolute top-0.5 right-0.5 z-10" />
        <button
          type="button"
          disabled={!addable}
          onClick={addToCart}
          aria-label={addable ? t("addName", { name: product.name }) : undefined}
          className="absolute right-2 bottom-2 z-10 min-h-10 bg-paper px-4 text-caption font-medium tracking-[0.06em] transition-colors duration-(--motion-quick) enabled:hover:bg-ink enabled:hover:text-paper disabled:text-muted"
        >
          {addable ? t("add") : soldOutWords(t, product, chosen)}
        </button>
      </div>
      <h3 className="mt-4 font-sans text-sm leading-snug tracking-normal">
        <Link
          to={paths.product(product.id)}
          prefetch="intent"
          viewTransition={dissolves}
          className="underline-offset-4 group-hover/card:underline after:absolute after:inset-0"
        >
          {product.name}
        </Link>
      </h3>
      <PriceLine price={price} compareAt={compareAt} className="mt-1 text-sm" />
      <CardFacts product={product} />
      <CardPickers
        product={product}
        chosen={chosen}
        onChoose={(name, value) => setPicked({ ...picked, [name]: value })}
      />
    </article>
  );
});

/** STATE-01; where only the chosen combination is gone, the words name it. */
function soldOutWords(t: Translation<AllWords["card"]>, product: ProductSummary, chosen: SelectedAttributes): string {
  if (!canAdd(product.stock)) return t("outOfStockButton");
  const values = product.attributes.map((attribute) => ({ attribute, value: chosen[attribute.name] ?? "" }));
  const gone =
    values.find(({ attribute, value }) => isSoldOut(product, chosen, attribute.name, value)) ?? values.at(-1);
  const label = gone ? valueLabel(gone.attribute, gone.value) : "";
  return t("soldOutIn", { value: label.toLocaleUpperCase(t.language) });
}

/** Stock badge, units left and how many were sold (CARD-03, CARD-05, CARD-06). */
function CardFacts({ product }: { product: ProductSummary }) {
  const t = useTranslation("card");
  const sold = useSold(product.id);
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 gap-y-0.5 text-caption text-muted tabular-nums">
      <StockLabel quantity={product.stock} />
      <span>{t("inStockCount", { stock: product.stock })}</span>
      {sold !== null && <span>{t("sold", { number: shortCount(sold) })}</span>}
    </p>
  );
}
