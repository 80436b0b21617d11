import { Skeleton } from "../ui/skeleton.tsx";
import { LinkButton } from "../ui/button.tsx";
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
          <Listed orders={filterOrders(orders, filters.text, filters.filter)} none={orders.length === 0} />
        )}
      </div>
    </>
  );
}

function Listed({ orders, none }: { orders: ListedOrder[]; none: boolean }) {
  return (
    <>
      <output className={orders.length > 0 ? "sr-only" : "block py-12 text-center text-muted"}>
        {orders.length > 0
          ? `${orders.length} ${orders.length === 1 ? "order" : "orders"}`
          : "No orders found matching your search or filter."}
      </output>
      {none && (
        <p className="text-center">
          <LinkButton to={paths.collection} look="outline">
            See the collection
          </LinkButton>
        </p>
      )}
      <ul className="grid gap-6">
        {orders.map((listed) => (
          <li key={listed.order._id}>
            <OrderCard listed={listed} />
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
  return (
    <p className="min-h-80 text-sm text-muted">
      Your orders are not here yet.{" "}
      <button type="button" onClick={retry} className="underlined">
        Try again
      </button>
    </p>
  );
}
