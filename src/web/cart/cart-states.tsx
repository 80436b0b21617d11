import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { LinkButton } from "../ui/button.tsx";
import { CartLinesSkeleton } from "./cart-lines.tsx";

/** What a page of the cart shows until the browser has its cart; without JavaScript it never does. */
export function CartWaiting({ className }: { className: string }) {
  const t = useTranslation("cart");
  return (
    <>
      <noscript>
        <p>{t("needsScript")}</p>
      </noscript>
      <div className={`${className} noscript:hidden`}>
        <CartLinesSkeleton />
      </div>
    </>
  );
}

/** 'Your cart is empty.' with the way on (CART-02). */
export function EmptyCart() {
  const t = useTranslation("cart");
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-8 py-12 text-center">
      <p className="font-serif text-title">{t("empty")}</p>
      <LinkButton to={paths.home} look="outline">
        {t("continueShopping")}
      </LinkButton>
    </div>
  );
}
