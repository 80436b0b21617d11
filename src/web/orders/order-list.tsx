import { Skeleton } from "../ui/skeleton.tsx";
import { LinkButton } from "../ui/button.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { OrderCard } from "./order-card.tsx";
import { filterOrders, type ListedOrder } from "./order-filter.ts";
import { OrderFilters, useOrderFilters } from "./order-filters.tsx";
import { useOrders } from "./use-orders.ts";

/** The shopper's orders with search and filter, on /orders and on the account page (ORD-01 to ORD-12, ACC-08). */
export function OrderList() {
  const { orders, failed, retry } = useOrders();
  const filters = useOrderFilters();
  if (failed && !orders) return <Failed retry={retry} />;
  return (
    <>
      <OrderFilters {...filters} />
      <div className="mt-8 min-h-[31rem]" aria-busy={orders === null}>
        {orders === null ? (
          <Waiting />
        ) : (
          <Listed
            orders={filterOrders(orders, filters.text, filters.filter)}
            none={orders.length === 0}
            reread={retry}
          />
        )}
      </div>
    </>
  );
}

function Listed({ orders, none, reread }: { orders: ListedOrder[]; none: boolean; reread: () => void }) {
  const t = useTranslation("orders");
  return (
    <>
      <output className={orders.length > 0 ? "sr-only" : "block py-12 text-center text-muted"}>
        {orders.length > 0 ? t("found", { count: orders.length }) : t("none")}
      </output>
      {none && (
        <p className="text-center">
          <LinkButton to={paths.collection} look="outline">
            {t("seeCollection")}
          </LinkButton>
        </p>
      )}
      <ul className="grid gap-6">
        {orders.map((listed) => (
          <li key={listed.order._id}>
            <OrderCard listed={listed} reread={reread} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Waiting() {
  return (
    <div aria-hidden="true" className="grid gap-6">
      <Skeleton className="h-56" />
      <Skeleton className="h-56" />
    </div>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const t = useTranslation("orders");
  return (
    <p className="min-h-80 text-sm text-muted">
      {t("listNotHere")}{" "}
      <button type="button" onClick={retry} className="underlined">
        {t("tryAgain")}
      </button>
    </p>
  );
}
