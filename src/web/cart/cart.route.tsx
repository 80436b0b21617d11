import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { privateMeta } from "../seo/page-meta.ts";
import type { Route } from "./+types/cart.route";
import { CartLines } from "./cart-lines.tsx";
import { CartWaiting, EmptyCart } from "./cart-states.tsx";
import { CartTotal } from "./cart-total.tsx";
import { useCartLines } from "./lines.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "cart")("title"));

/** The cart page (CART-01 to CART-10); the cart is the browser's, so the server renders its frame alone. */
export default function CartPage() {
  const t = useTranslation("cart");
  const { ready, shown, found } = useCartLines();
  return (
    <>
      <PageBanner title={t("title")} />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        {!ready && <CartWaiting className="border-y border-line lg:mr-[29rem] xl:mr-[32rem]" />}
        {ready && shown.length === 0 && <EmptyCart />}
        {ready && shown.length > 0 && (
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_25rem] xl:gap-x-28">
            <section aria-labelledby="cart-items" className="border-y border-line">
              <h2 id="cart-items" className="sr-only">
                {t("items")}
              </h2>
              <CartLines shown={shown} price="line" />
            </section>
            <CartTotal lines={found} />
          </div>
        )}
      </div>
    </>
  );
}
