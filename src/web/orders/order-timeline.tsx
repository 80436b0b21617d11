import type { OrderDetail } from "#contract/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { orderMoney } from "./order-money.ts";
import { moment } from "./order-times.ts";

type Event = OrderDetail["events"][number];

const WORDS = {
  placed: "placedEvent",
  paid: "paidEvent",
  accepted: "acceptedEvent",
  completed: "completedEvent",
  cancelled: "cancelledEvent",
  "late-payment": "lateEvent",
  "second-payment": "secondEvent",
  "wrong-payment": "wrongEvent",
  refunded: "refundedEvent",
  "refund-failed": "refundFailedEvent",
  "refund-undone": "refundUndoneEvent",
} as const satisfies Record<Event["kind"], string>;

/** What happened to an order, oldest first. */
export function OrderTimeline({ events }: Pick<OrderDetail, "events">) {
  const t = useTranslation("orders");
  const words = ({ kind, back }: Event) =>
    back === null || kind !== "refunded"
      ? t(WORDS[kind])
      : t("wentBack", { amount: orderMoney(back.amount, back.currency, t.language) });
  return (
    <section aria-labelledby="timeline" className="print:hidden">
      <h2 id="timeline" className="text-heading">
        {t("whatHappened")}
      </h2>
      <ol className="mt-5 border-l border-line">
        {events.map((event) => (
          <li key={`${event.kind} ${event.at}`} className="relative pb-5 pl-6 text-sm last:pb-0">
            <span aria-hidden="true" className="absolute top-1.5 -left-1 size-2 rounded-full bg-ink" />
            {words(event)}
            <time dateTime={event.at} className="mt-0.5 block text-caption text-muted">
              {moment(event.at, t.language)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
