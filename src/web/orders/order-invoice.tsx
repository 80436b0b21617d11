import { formatMoney, isCurrency } from "#contract/money.ts";
import type { OrderDetail } from "#contract/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { SummaryRows } from "../cart/summary-rows.tsx";
import { itemLabels } from "./item-labels.ts";
import { longDate } from "./order-times.ts";
import { methodName, type OrdersTranslation } from "./order-words.ts";

/** Japanese may break anywhere, so that a narrow table would break its amounts. */
const NUMBER = "py-2 text-right whitespace-nowrap";

/** On paper there is the invoice alone, whatever is around it on the screen. */
const PAPER = `@media print {
  body { visibility: hidden; }
  [data-invoice], [data-invoice] * { visibility: visible; }
  [data-invoice] { position: absolute; inset: 0; border: 0; padding: 0; }
}`;

/** An order's invoice, as it is printed: who, what, at which price, and how it was paid. */
export function OrderInvoice({ order }: { order: OrderDetail }) {
  const t = useTranslation("orders");
  const { address, items, sums, currency } = order;
  if (!isCurrency(currency)) return null;
  const unit = (rupees: number) => Math.round(rupees * 100 * order.conversionRate);
  return (
    <section data-invoice="" aria-labelledby="invoice" className="border border-line p-6 sm:p-10">
      <style>{PAPER}</style>
      <div className="flex flex-wrap justify-between gap-6">
        <h2 id="invoice" className="text-heading">
          {t("invoice")}
        </h2>
        <dl className="text-right text-caption">
          <dt className="sr-only">{t("invoiceNumber")}</dt>
          <dd className="break-all">{order._id}</dd>
          <dt className="sr-only">{t("date")}</dt>
          <dd>{longDate(order.date, t.language)}</dd>
        </dl>
      </div>
      <address className="mt-6 text-sm not-italic">
        {address.firstName} {address.lastName}
        <br />
        {address.street}
        <br />
        {address.zipcode} {address.city}, {address.state}, {address.country}
        <br />
        {address.email}, {address.phone}
      </address>
      <div className="mt-8 overflow-x-auto">
        <table className="w-full text-sm">
          <thead className="border-b border-ink text-left text-caption">
            <tr>
              <th scope="col" className="py-2 pr-4 font-medium">
                {t("product")}
              </th>
              <th scope="col" className={`${NUMBER} pr-4 font-medium`}>
                {t("quantity")}
              </th>
              <th scope="col" className={`${NUMBER} pr-4 font-medium`}>
                {t("price")}
              </th>
              <th scope="col" className={`${NUMBER} font-medium`}>
                {t("sum")}
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {items.map((item, index) => (
              <tr key={`${item._id} ${index}`} className="border-b border-line align-top">
                <td className="py-2 pr-4">{[item.name, ...itemLabels(item).map(({ value }) => value)].join(", ")}</td>
                <td className={`${NUMBER} pr-4`}>{item.quantity}</td>
                <td className={`${NUMBER} pr-4`}>{formatMoney(unit(item.price), currency, t.language)}</td>
                <td className={NUMBER}>{formatMoney(unit(item.price) * item.quantity, currency, t.language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="mt-6 ml-auto max-w-sm">
        <SummaryRows sums={sums} currency={currency} couponCode={order.couponCode ?? undefined} />
      </div>
      <p className="mt-6 text-caption text-muted">{paidBy(order, t)}</p>
    </section>
  );
}

function paidBy({ status, payment, paymentMethod }: OrderDetail, t: OrdersTranslation): string {
  if (status === "Cancelled") return t("invoiceCancelled");
  if (paymentMethod === "cod") return t(payment ? "paidInCash" : "toPayInCash");
  return payment ? t("paidThrough", { method: methodName(paymentMethod, t) }) : t("invoiceNotPaid");
}
