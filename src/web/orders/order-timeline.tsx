import type { OrderDetail } from "#contract/order.ts";

const WORDS: Record<OrderDetail["events"][number]["kind"], string> = {
  placed: "You placed the order.",
  paid: "Your payment arrived.",
  accepted: "The shop took it on: it is on its way.",
  completed: "It has arrived.",
  cancelled: "It was cancelled.",
  "late-payment": "A payment came too late; it goes back.",
  "second-payment": "A second payment came; it goes back.",
  "wrong-payment": "A payment of another amount came; it goes back.",
  refunded: "Your money went back to you.",
};

/** What happened to an order, oldest first. */
export function OrderTimeline({ events }: Pick<OrderDetail, "events">) {
  return (
    <section aria-labelledby="timeline" className="print:hidden">
      <h2 id="timeline" className="text-heading">
        What happened
      </h2>
      <ol className="mt-5 border-l border-line">
        {events.map(({ kind, at }) => (
          <li key={`${kind} ${at}`} className="relative pb-5 pl-6 text-sm last:pb-0">
            <span aria-hidden="true" className="absolute top-1.5 -left-1 size-2 rounded-full bg-ink" />
            {WORDS[kind]}
            <time dateTime={at} className="mt-0.5 block text-caption text-muted">
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}

function moment(iso: string): string {
  return new Date(iso).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" });
}
