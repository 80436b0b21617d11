import { useEffect } from "react";
import { Link } from "react-router";
import { useProducts, wantProducts } from "../cart/products-store.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { Picture } from "../ui-shop/picture.tsx";
import { PriceLine } from "../ui-shop/price.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** The products that an answer names, as the catalogue has them now; one that is gone is left out. */
export function AnswerCards({ ids, onFollow }: { ids: string[]; onFollow: () => void }) {
  const t = useTranslation("chat");
  const products = useProducts((state) => state.products);
  useEffect(() => wantProducts(ids), [ids]);
  const shown = ids.filter((id) => products[id] !== null);
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t("products")} className="mt-2 space-y-px border border-line bg-line">
      {shown.map((id) => {
        const product = products[id];
        if (!product)
          return (
            <li key={id}>
              <Skeleton className="h-22" />
            </li>
          );
        return (
          <li key={id} className="bg-paper">
            <Link to={paths.product(id)} onClick={onFollow} className="group flex gap-3 p-2">
              <span className="block h-18 w-14 shrink-0 overflow-hidden bg-linen">
                <Picture picture={product.pictures[0]} sizes="56px" alt="" className="size-full" />
              </span>
              <span className="min-w-0 self-center">
                <span className="block text-sm leading-snug underline-offset-4 group-hover:underline">
                  {product.name}
                </span>
                <PriceLine price={product.price} compareAt={product.compareAt} className="mt-1 text-caption" />
                {product.stock === 0 && <span className="block text-caption text-muted">{t("outOfStock")}</span>}
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
