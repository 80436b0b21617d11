import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetail } from "#contract/catalog.ts";
import { DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { Price } from "../ui-shop/price.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DELIVERY_DAYS, RETURNS } from "#domain/content/policy.ts";
import { showingTab } from "./choice-address.ts";
import { Reviews } from "./reviews.tsx";

const { dispatch, unitedStates, international } = DELIVERY_DAYS;
const { freeDays, days, refundDays } = RETURNS;

/** The four tabs (PDP-20); which one is open stands in the address. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const [params] = useSearchParams();
  const tabs = [
    { id: "description", label: "Description", content: <Description product={product} /> },
    { id: "reviews", label: "Customer Reviews", content: <Reviews productId={product.id} /> },
    { id: "shipping", label: "Shipping & Returns", content: <Shipping /> },
    { id: "returns", label: "Return Policies", content: <Returns /> },
  ];
  return (
    <section id="details" aria-label="Details" className="mt-section">
      <Tabs
        label="Details"
        tabs={tabs}
        current={params.get("tab") ?? "description"}
        hrefOf={(tab) => showingTab(params, tab)}
      />
    </section>
  );
}

/** PDP-21 */
function Description({ product }: { product: ProductDetail }) {
  return (
    <Prose>
      <h2 className="text-heading">{product.name}</h2>
      <p className="whitespace-pre-line">{product.detailedDescription || product.description}</p>
    </Prose>
  );
}

/** The one shipping policy (C-03), and the first step of the return policy (C-05). */
function Shipping() {
  return (
    <Prose>
      <h2 className="text-heading">Shipping & Returns</h2>
      <p>
        {`Orders leave our store within ${dispatch} working days. They take ${unitedStates.from} to ${unitedStates.to} days to the United States and ${international.from} to ${international.to} days to other countries.`}
      </p>
      <p>
        Within our home country shipping is free above <Price paise={HOME_FREE_ABOVE} />, and worldwide from{" "}
        <Price paise={WORLDWIDE_FREE_FROM} /> on. Below that it is <Price paise={DELIVERY_FEE} /> an order, whatever is
        in it.
      </p>
      <p>
        {`Within ${freeDays} days a return is free of risk: we pay for its way back. From day ${freeDays + 1} to day ${days} we take it back as well, and you pay for the parcel.`}
      </p>
    </Prose>
  );
}

/** PDP-18, PDP-19, C-05 */
function Returns() {
  return (
    <Prose>
      <h2 className="text-heading">Return Policies</h2>
      <p>
        {`You may return an item within ${days} days of purchase. For the first ${freeDays} days the return costs you nothing; after that its postage is yours.`}
      </p>
      <p>Items must be unused and in original packaging. Duties and taxes are non-refundable.</p>
      <p>
        {`Write to us with your order number and we send you the address and, in the first ${freeDays} days, the label. Your money is on its way back within ${refundDays} working days of the parcel reaching us.`}
      </p>
    </Prose>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-(--container-text) space-y-4 leading-relaxed text-muted [&_h2]:text-ink">{children}</div>
  );
}
