import { useParams } from "react-router";
import { shortOrderId } from "#domain/orders/rules.ts";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { LinkButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { OrderActions } from "./order-actions.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderInvoice } from "./order-invoice.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { useOrder } from "./use-order.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta = () => [{ title: "Your Order – Weft" }, { name: "robots", content: "noindex" }];

/** One order: where it stands, what happened to it, its invoice, and what can be done with it. */
export default function OrderPage() {
  const token = useShopperPage();
  const { id = "" } = useParams();
  return (
    <>
      <PageBanner title={`Order #${shortOrderId(id)}`} />
      <div className="shell min-h-[48rem] py-section print:py-0">
        <div className="mx-auto max-w-4xl">{token !== null && <OneOrder key={id} id={id} />}</div>
      </div>
    </>
  );
}

function OneOrder({ id }: { id: string }) {
  const { order, problem, busy, reread, cancel } = useOrder(id);
  if (problem === "unknown") return <Unknown />;
  if (problem === "failed" && !order) return <Failed retry={reread} />;
  if (!order) return <Skeleton className="h-96" />;
  return (
    <div className="grid gap-12">
      <OrderCard listed={{ order, items: order.items }} />
      <div className="grid items-start gap-12 md:grid-cols-2">
        <OrderTimeline events={order.events} />
        <OrderActions order={order} busy={busy} cancel={cancel} />
      </div>
      <OrderInvoice order={order} />
    </div>
  );
}

function Unknown() {
  return (
    <div className="grid justify-items-center gap-8 py-12 text-center">
      <p className="font-serif text-title">There is no such order.</p>
      <LinkButton to={paths.orders} look="outline">
        Your Orders
      </LinkButton>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  return (
    <p className="text-sm text-muted">
      Your order is not here yet.{" "}
      <button type="button" onClick={retry} className="underlined">
        Try again
      </button>
    </p>
  );
}
