import { useState } from "react";
import { CartWaiting, EmptyCart } from "../cart/cart-states.tsx";
import { useCartLines } from "../cart/lines.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { privateMeta } from "../seo/page-meta.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/place-order.route";
import { CheckoutForm } from "./checkout-form.tsx";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "checkout")("title"));

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["checkout", "address"]) });

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** Checkout (CHK-01 to CHK-11); open to visitors until they place the order (N-09). */
export default function PlaceOrderPage() {
  const t = useTranslation("checkout");
  const { ready, shown, found } = useCartLines();
  const [placed, setPlaced] = useState(false);
  const filled = ready && shown.length > 0;
  return (
    <>
      <PageBanner title={t("title")} />
      <div className="shell min-h-[48rem] py-section">
        {!ready && <CartWaiting className="mt-16 lg:w-1/2 lg:pr-14" />}
        {filled && !placed && <CheckoutForm shown={shown} found={found} onPlaced={() => setPlaced(true)} />}
        {ready && !filled && !placed && <EmptyCart />}
        {placed && (
          <p className="flex items-center justify-center gap-4 py-12">
            <Spinner /> {t("placed")}
          </p>
        )}
      </div>
    </>
  );
}
