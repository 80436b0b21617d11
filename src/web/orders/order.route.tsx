import { useParams } from "react-router";
import { shortOrderId } from "#domain/orders/rules.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { LinkButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/order.route";
import { OrderActions } from "./order-actions.tsx";
import { OrderCard } from "./order-card.tsx";
import { OrderInvoice } from "./order-invoice.tsx";
import { OrderTimeline } from "./order-timeline.tsx";
import { useOrder } from "./use-order.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "orders")("title"));

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["orders", "checkout"]) });

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** One order: where it stands, what happened to it, its invoice, and what can be done with it. */
export default function OrderPage() {
  const token = useShopperPage();
  const t = useTranslation("orders");
  const { id = "" } = useParams();
  return (
    <>
      <PageBanner title={t("number", { number: shortOrderId(id) })} />
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
      <OrderCard listed={{ order, items: order.items }} address={order.address} reread={reread} />
      <div className="grid items-start gap-12 md:grid-cols-2">
        <OrderTimeline events={order.events} />
        <OrderActions order={order} busy={busy} cancel={cancel} />
      </div>
      <OrderInvoice order={order} />
    </div>
  );
}

function Unknown() {
  const t = useTranslation("orders");
  return (
    <div className="grid justify-items-center gap-8 py-12 text-center">
      <p className="font-serif text-title">{t("unknown")}</p>
      <LinkButton to={paths.orders} look="outline">
        {t("listTitle")}
      </LinkButton>
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslation("orders");
  return (
    <p className="text-sm text-muted">
      {t("notHere")}{" "}
      <button type="button" onClick={retry} className="underlined">
        {t("tryAgain")}
      </button>
    </p>
  );
}
