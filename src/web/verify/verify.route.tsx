import { useSearchParams } from "react-router";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { LinkButton } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { useVerification } from "./use-verification.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta = () => [{ title: "Your Payment – Weft" }, { name: "robots", content: "noindex" }];

/** The return from a payment (ROUTE-10, CHK-16, CHK-17): the server says how it stands; the address proves nothing. */
export default function VerifyPage() {
  const token = useShopperPage();
  return (
    <>
      <PageBanner title="Your Payment" />
      <div className="shell min-h-[34rem] py-section">{token !== null && <Verification />}</div>
    </>
  );
}

function Verification() {
  const [params] = useSearchParams();
  const { stillOpen, again } = useVerification(params.get("orderId") ?? "", params.get("success") === "true");
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-12 text-center">
      {stillOpen ? <StillOpen again={again} /> : <Asking />}
    </div>
  );
}

function Asking() {
  return (
    <>
      <Spinner />
      <output className="font-serif text-title">We are checking your payment.</output>
      <p className="text-muted">
        This takes a few seconds. Nothing is charged twice, and nothing is lost if you leave this page.
      </p>
    </>
  );
}

function StillOpen({ again }: { again: () => void }) {
  return (
    <>
      <output className="font-serif text-title">Your payment is not confirmed yet.</output>
      <p className="text-muted">
        We keep asking the payment service by ourselves. Your order shows how it stands; if it is not paid in time, it
        is cancelled, and money that comes later goes back to you.
      </p>
      <div className="flex flex-wrap justify-center gap-4">
        <LinkButton to={paths.orders}>Your Orders</LinkButton>
        <button type="button" onClick={again} className="underlined min-h-11 text-sm">
          Ask again
        </button>
      </div>
    </>
  );
}
