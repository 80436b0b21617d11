import { Link } from "react-router";
import { formatMoney } from "#contract/money.ts";
import { linePrice } from "#domain/checkout/totals.ts";
import { useLanguage, useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { IconButton } from "../ui/button.tsx";
import { Chip } from "../ui/chip.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { chosenLabels } from "../ui-shop/labels.ts";
import { chosenPictures } from "../ui-shop/chosen-pictures.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { Price } from "../ui-shop/price.tsx";
import type { Line, ShownLine } from "./lines.ts";
import { QuantityControl } from "./quantity-control.tsx";
import { Trash2 } from "../ui/icons/some-pages.ts";

interface CartLineProps {
  shown: ShownLine;
  /** Which price stands beside the name: of one unit (panel) or of the whole line. */
  price: "unit" | "line";
  onRemove: (key: string) => void;
}

const ROW = "grid grid-cols-[5.5rem_1fr] gap-4 py-5 sm:grid-cols-[6.5rem_1fr] sm:gap-6";

/** As high as with a name of two lines, so that nothing moves when the line comes. */
const BODY = "flex min-h-34 flex-col justify-between";

/** A line of the cart: picture, name, attributes, quantity, price and the icon that takes it out (CART-02, PANEL-09). */
export function CartLine({ shown: { key, line }, price, onRemove }: CartLineProps) {
  const t = useTranslation("cart");
  if (line === "loading") return <LineSkeleton />;
  if (line === null) return <UnknownLine onRemove={() => onRemove(key)} />;
  const { product, attributes } = line;
  return (
    <li data-line={key} className={ROW}>
      <Link
        to={paths.product(product.id)}
        tabIndex={-1}
        aria-hidden="true"
        className="block aspect-4/5 overflow-hidden bg-linen"
      >
        <Picture picture={chosenPictures(product, attributes)[0]} alt="" sizes="7rem" className="size-full" />
      </Link>
      <div className={`${BODY} min-w-0 gap-4`}>
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h3 className="font-sans text-sm leading-snug tracking-normal">
              <Link to={paths.product(product.id)} className="underline-offset-4 hover:underline">
                {product.name}
              </Link>
            </h3>
            <ul className="mt-2 flex flex-wrap gap-1.5" aria-label={t("chosen")}>
              {chosenLabels(product, attributes).map(({ name, value }) => (
                <li key={name}>
                  <Chip>
                    <span className="sr-only">{name}: </span>
                    {value}
                  </Chip>
                </li>
              ))}
            </ul>
          </div>
          <p data-price={price} className="text-sm whitespace-nowrap tabular-nums">
            {price === "unit" ? <Price paise={line.price} /> : <LinePrice line={line} />}
          </p>
        </div>
        <div className="flex items-end justify-between gap-3">
          <div>
            <QuantityControl line={line} />
            <StockNote line={line} />
          </div>
          <RemoveButton name={product.name} onRemove={() => onRemove(key)} />
        </div>
      </div>
    </li>
  );
}

function LinePrice({ line }: { line: Line }) {
  const { quote } = useShopFrame();
  return formatMoney(linePrice(line, quote), quote.currency, useLanguage());
}

/** Says why plus has stopped, and what to do where the stock has fallen below the line. */
function StockNote({ line: { quantity, stock } }: { line: Line }) {
  const t = useTranslation("cart");
  if (quantity < stock) return null;
  const words = stock === 0 ? t("outOfStock") : quantity > stock ? t("reduce", { stock }) : t("allWeHave", { stock });
  return <p className={`mt-1.5 text-caption ${quantity > stock ? "text-danger" : "text-muted"}`}>{words}</p>;
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const t = useTranslation("cart");
  return (
    <IconButton label={t("remove", { name })} onClick={onRemove} className="-mr-3 text-muted">
      <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.25} />
    </IconButton>
  );
}

/** CART-03: an empty place; it can be taken out. */
function UnknownLine({ onRemove }: { onRemove: () => void }) {
  const t = useTranslation("cart");
  return (
    <li data-line-unknown="" className={ROW}>
      <span className="block aspect-4/5 bg-linen" />
      <div className="flex items-end justify-end">
        <RemoveButton name={t("unknownItem")} onRemove={onRemove} />
      </div>
    </li>
  );
}

export function LineSkeleton() {
  return (
    <li aria-hidden="true" className={ROW}>
      <Skeleton className="aspect-4/5" />
      <div className={BODY}>
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-10 w-28" />
      </div>
    </li>
  );
}
