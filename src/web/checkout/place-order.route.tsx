import { useState } from "react";
import { CartLinesSkeleton } from "../cart/cart-lines.tsx";
import { useCartLines } from "../cart/lines.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { LinkButton } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { CheckoutForm } from "./checkout-form.tsx";

export const meta = () => [{ title: "Check Out – Weft" }, { name: "robots", content: "noindex" }];

/** Checkout (CHK-01 to CHK-11); open to visitors until they place the order (N-09). */
export default function PlaceOrderPage() {
  const { ready, shown, found } = useCartLines();
  const [placed, setPlaced] = useState(false);
  const filled = ready && shown.length > 0;
  return (
    <>
      <PageBanner title="Check Out" />
      <div className="shell min-h-[48rem] py-section">
        {!ready && <Waiting />}
        {filled && !placed && <CheckoutForm shown={shown} found={found} onPlaced={() => setPlaced(true)} />}
        {ready && !filled && !placed && <NothingToOrder />}
        {placed && (
          <p className="flex items-center justify-center gap-4 py-12">
            <Spinner /> Your order is placed.
          </p>
        )}
      </div>
    </>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <p>The cart lives in your browser, and needs JavaScript.</p>
      </noscript>
      <div className="mt-16 lg:w-1/2 lg:pr-14 noscript:hidden">
        <CartLinesSkeleton />
      </div>
    </>
  );
}

function NothingToOrder() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-8 py-12 text-center">
      <p className="font-serif text-title">Your cart is empty.</p>
      <LinkButton to={paths.home} look="outline">
        Continue Shopping
      </LinkButton>
    </div>
  );
}
