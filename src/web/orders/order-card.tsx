import { Link } from "react-router";
import type { Language } from "#contract/language.ts";
import { formatMoney, isCurrency } from "#contract/money.ts";
import type { Order, OrderItem, PaymentMethod } from "#contract/order.ts";
import { orderNotes } from "#domain/orders/notes.ts";
import { dotColour, itemNumber, shortOrderId, trackingOf, type DotColour } from "#domain/orders/rules.ts";
import { useLanguage } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import type { ListedOrder } from "./order-filter.ts";
import { OrderPicture } from "./order-picture.tsx";

const METHODS: Record<PaymentMethod, string> = { cod: "Cash on Delivery", razorpay: "Razorpay", stripe: "Stripe" };

const DOTS: Record<DotColour, string> = {
  green: "bg-success",
  yellow: "bg-[#e0a800]",
  red: "bg-danger",
  blue: "bg-info",
};

/** An order: when, how much, how paid, where it stands, and its items (ORD-02 to ORD-09). */
export function OrderCard({ listed: { order, items } }: { listed: ListedOrder }) {
  const hidden = order.items.length - items.length;
  const tracking = trackingOf(order);
  const language = useLanguage();
  const notes = orderNotes(order, language);
  return (
    <article data-order={order._id} aria-label={`Order ${shortOrderId(order._id)}`} className="border border-line">
      <dl className="flex flex-wrap gap-x-10 gap-y-4 bg-linen px-5 py-4 text-sm">
        <Fact
          name="Order"
          value={
            <Link to={paths.order(order._id)} className="underlined tabular-nums">
              #{shortOrderId(order._id)}
            </Link>
          }
        />
        <Fact name="Date" value={<time dateTime={order.date}>{longDate(order.date)}</time>} />
        <Fact
          name="Total"
          value={<span className="tabular-nums">{money(order.amount, order.currency, language)}</span>}
        />
        <Fact name="Payment" value={METHODS[order.paymentMethod]} />
        <Fact name="Status" value={<Status status={order.status} />} />
        {tracking && (
          <div className="ml-auto self-center">
            <a
              href={tracking}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-10 items-center border border-ink px-4 text-caption font-medium transition-colors hover:bg-ink hover:text-paper"
            >
              Track Order
            </a>
          </div>
        )}
      </dl>
      {notes.length > 0 && (
        <div className="grid gap-1 border-t border-line bg-linen px-5 py-3 text-caption">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      <ul className="divide-y divide-line px-5">
        {items.map((item, index) => (
          <Item key={`${item._id} ${index}`} item={item} order={order} />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-5 py-3 text-caption text-muted">
          and {hidden} more {hidden === 1 ? "item" : "items"} in this order
        </p>
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

/** ORD-03, ORD-12: the stored status with its dot. */
function Status({ status }: { status: Order["status"] }) {
  const colour = dotColour(status);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" data-dot={colour} className={`size-2 rounded-full ${DOTS[colour]}`} />
      {status}
    </span>
  );
}

function Item({ item, order }: { item: OrderItem; order: Order }) {
  const language = useLanguage();
  const price = Math.round(item.price * 100 * order.conversionRate);
  return (
    <li data-order-item="" className="grid grid-cols-[4.5rem_1fr] gap-5 py-5">
      <span className="block aspect-4/5 overflow-hidden bg-linen">
        <OrderPicture src={item.image[0]} />
      </span>
      <div className="flex flex-wrap content-start items-baseline justify-between gap-x-6 gap-y-1 text-sm">
        <h3 className="font-sans text-sm tracking-normal">
          <Link to={paths.product(item._id)} className="underline-offset-4 hover:underline">
            {item.name}
          </Link>
        </h3>
        <p className="tabular-nums">
          {isCurrency(order.currency) && formatMoney(price, order.currency, language)}
          {item.quantity > 1 && <span className="text-muted"> each</span>}
        </p>
        <dl className="flex w-full flex-wrap gap-x-5 gap-y-1 text-caption">
          <Small name="Quantity" value={String(item.quantity)} />
          {Object.entries(item.attributes).map(([name, value]) => (
            <Small key={name} name={name} value={value} />
          ))}
          <Small name="Item no." value={itemNumber(item._id)} />
        </dl>
      </div>
    </li>
  );
}

function Small({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{name}:</dt>
      <dd>{value}</dd>
    </div>
  );
}

function money(amount: number, currency: string, language: Language): string {
  return isCurrency(currency) ? formatMoney(amount * 100, currency, language) : `${currency} ${amount}`;
}

function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString("en-GB", { day: "numeric", month: "long", year: "numeric" });
}
