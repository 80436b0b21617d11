import { Link } from "react-router";
import type { Order, OrderItem } from "#contract/order.ts";
import { itemNumber } from "#domain/orders/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { itemLabels } from "./item-labels.ts";
import { orderMoney } from "./order-money.ts";
import { OrderPicture } from "./order-picture.tsx";

/** An ordered item: what it is, how many, which choice, and its number (ORD-04, ORD-06). */
export function OrderItemRow({ item, order }: { item: OrderItem; order: Order }) {
  const t = useTranslation("orders");
  const price = orderMoney(Math.round(item.price * 100 * order.conversionRate) / 100, order.currency, t.language);
  const each = <span className="text-muted">{t("eachWord")}</span>;
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
        <p className="tabular-nums">{item.quantity > 1 ? t.rich("each", { price, each }) : price}</p>
        <dl className="flex w-full flex-wrap gap-x-5 gap-y-1 text-caption">
          <Small name={t("quantity")} value={String(item.quantity)} />
          {itemLabels(item).map(({ name, value }) => (
            <Small key={name} name={name} value={value} />
          ))}
          <Small name={t("itemNumber")} value={itemNumber(item._id)} />
        </dl>
      </div>
    </li>
  );
}

function Small({ name, value }: { name: string; value: string }) {
  const t = useTranslation("orders");
  return (
    <div className="flex gap-1.5">
      <dt className="text-muted">{t("attribute", { name })}</dt>
      <dd>{value}</dd>
    </div>
  );
}
