import { paths } from "../paths.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { LinkButton } from "../ui/button.tsx";
import { CartLines, CartLinesSkeleton } from "./cart-lines.tsx";
import { CartTotal } from "./cart-total.tsx";
import { useCartLines } from "./lines.ts";

export const meta = () => [{ title: "Shopping Cart – Weft" }, { name: "robots", content: "noindex" }];

/** The cart page (CART-01 to CART-10); the cart is the browser's, so the server renders its frame alone. */
export default function CartPage() {
  const { ready, shown, found } = useCartLines();
  return (
    <>
      <PageBanner title="Shopping Cart" />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        {!ready && <Waiting />}
        {ready && shown.length === 0 && <EmptyCart />}
        {ready && shown.length > 0 && (
          <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_25rem] xl:gap-x-28">
            <section aria-labelledby="cart-items" className="border-y border-line">
              <h2 id="cart-items" className="sr-only">
                Items
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

function Waiting() {
  return (
    <>
      <noscript>
        <p>The cart lives in your browser, and needs JavaScript.</p>
      </noscript>
      <div className="border-y border-line lg:mr-[29rem] xl:mr-[32rem] noscript:hidden">
        <CartLinesSkeleton />
      </div>
    </>
  );
}

function EmptyCart() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-8 py-12 text-center">
      <p className="font-serif text-title">Your cart is empty.</p>
      <LinkButton to={paths.home} look="outline">
        Continue Shopping
      </LinkButton>
    </div>
  );
}
