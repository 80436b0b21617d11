import { Link } from "react-router";
import type { Address, Order } from "#contract/order.ts";
import { dotColour, shortOrderId, trackingOf, type DotColour } from "#domain/orders/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import type { ListedOrder } from "./order-filter.ts";
import { OrderItemRow } from "./order-item-row.tsx";
import { orderMoney } from "./order-money.ts";
import { orderNotes } from "./order-notes.ts";
import { longDate } from "./order-times.ts";
import { methodName, statusName } from "./order-words.ts";
import { PayNow } from "./pay-now.tsx";
import { useNowUntil } from "./use-now-until.ts";

const DOTS: Record<DotColour, string> = {
  green: "bg-success",
  yellow: "bg-[#e0a800]",
  red: "bg-danger",
  blue: "bg-info",
};

interface OrderCardProps {
  listed: ListedOrder;
  /** Where it goes, where that is known. */
  address?: Address;
  /** How the order stands may have changed. */
  reread: () => void;
}

/** An order: when, how much, how paid, where it stands, and its items (ORD-02 to ORD-09). */
export function OrderCard({ listed: { order, items }, address, reread }: OrderCardProps) {
  const t = useTranslation("orders");
  const hidden = order.items.length - items.length;
  const number = shortOrderId(order._id);
  return (
    <article data-order={order._id} aria-label={t("number", { number })} className="border border-line">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 bg-linen px-5 py-4 text-sm">
        <Fact
          name={t("order")}
          value={
            <Link to={paths.order(order._id)} className="underlined tabular-nums">
              #{number}
            </Link>
          }
        />
        <Fact name={t("date")} value={<time dateTime={order.date}>{longDate(order.date, t.language)}</time>} />
        <Fact
          name={t("total")}
          value={<span className="tabular-nums">{orderMoney(order.amount, order.currency, t.language)}</span>}
        />
        <Fact name={t("payment")} value={methodName(order.paymentMethod, t)} />
        <Fact name={t("status")} value={<Status status={order.status} />} />
        <Track order={order} />
      </dl>
      <Notes order={order} address={address} reread={reread} />
      <ul className="divide-y divide-line px-5">
        {items.map((item, index) => (
          <OrderItemRow key={`${item._id} ${index}`} item={item} order={order} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-5 py-3 text-caption text-muted">{t("more", { count: hidden })}</p>
      )}
    </article>
  );
}

function Fact({ name, value }: { name: string; value: React.ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-0.5">{value}</dd>
    </div>
  );
}

/** ORD-08, ORD-09 */
function Track({ order }: { order: Order }) {
  const t = useTranslation("orders");
  const tracking = trackingOf(order);
  if (!tracking) return null;
  return (
    <div className="ml-auto self-center">
      <a
        href={tracking}
        target="_blank"
        rel="noopener noreferrer"
        className="inline-flex min-h-10 items-center border border-ink px-4 text-caption font-medium transition-colors hover:bg-ink hover:text-paper"
      >
        {t("trackOrder")}
      </a>
    </div>
  );
}

/** ORD-03, ORD-12: the status with its dot. */
function Status({ status }: { status: Order["status"] }) {
  const t = useTranslation("orders");
  const colour = dotColour(status);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" data-dot={colour} className={`size-2 rounded-full ${DOTS[colour]}`} />
      {statusName(status, t)}
    </span>
  );
}

/** What there is to say of the order, and the button that pays it as long as it waits. */
function Notes({ order, address, reread }: { order: Order; address?: Address | undefined; reread: () => void }) {
  const t = useTranslation("orders");
  const now = useNowUntil(order.payUntil);
  const notes = orderNotes(order, t, now);
  const waits = order.status === "Pending" && order.payUntil !== null && new Date(order.payUntil) > now;
  if (notes.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line bg-linen px-5 py-3">
      <div className="grid gap-1 text-caption">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      {waits && <PayNow order={order} address={address} reread={reread} />}
    </div>
  );
}
