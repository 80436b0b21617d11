import { useRef } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { CartLine, LineSkeleton } from "./cart-line.tsx";
import { useCart } from "./cart-store.ts";
import type { ShownLine } from "./lines.ts";

/** All lines of the cart. When one is taken out the focus stays in the list. */
export function CartLines({ shown, price }: { shown: ShownLine[]; price: "unit" | "line" }) {
  const t = useTranslation("cart");
  const list = useRef<HTMLUListElement>(null);
  const remove = useCart((cart) => cart.remove);
  const takeOut = (key: string) => {
    list.current?.focus();
    remove(key);
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label={t("itemsInCart")}
      aria-busy={shown.some(({ line }) => line === "loading")}
      className="divide-y divide-line outline-none"
    >
      {shown.map((line) => (
        <CartLine key={line.key} shown={line} price={price} onRemove={takeOut} />
      ))}
    </ul>
  );
}

/** Stands where the lines will be until the device's copy has been read. */
export function CartLinesSkeleton() {
  return (
    <ul aria-hidden="true" className="divide-y divide-line">
      <LineSkeleton />
      <LineSkeleton />
    </ul>
  );
}
