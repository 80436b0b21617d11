import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import type { ProductDetail } from "#contract/catalog.ts";
import { DELIVERY_FEE, HOME_FREE_ABOVE, WORLDWIDE_FREE_FROM } from "#domain/checkout/shipping.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Price } from "../ui-shop/price.tsx";
import { Tabs } from "../ui/tabs.tsx";
import { DELIVERY_DAYS, RETURNS } from "#domain/content/policy.ts";
import { showingTab } from "./choice-address.ts";
import { Reviews } from "./reviews.tsx";

/** The four tabs (PDP-20); which one is open stands in the address. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const t = useTranslation("product");
  const [params] = useSearchParams();
  const tabs = [
    { id: "description", label: t("description"), content: <Description product={product} /> },
    { id: "reviews", label: t("reviews"), content: <Reviews productId={product.id} /> },
    { id: "shipping", label: t("shipping"), content: <Shipping /> },
    { id: "returns", label: t("returns"), content: <Returns /> },
  ];
  return (
    <section id="details" aria-label={t("details")} className="below mt-section">
      <Tabs
        label={t("details")}
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
  const t = useTranslation("product");
  const { international, unitedStates } = DELIVERY_DAYS;
  return (
    <Prose>
      <h2 className="text-heading">{t("shipping")}</h2>
      <p>
        {t("shippingTimes", {
          ...international,
          dispatch: DELIVERY_DAYS.dispatch,
          homeFrom: unitedStates.from,
          homeTo: unitedStates.to,
        })}
      </p>
      <p>
        {t.rich("shippingCost", {
          home: <Price paise={HOME_FREE_ABOVE} />,
          worldwide: <Price paise={WORLDWIDE_FREE_FROM} />,
          fee: <Price paise={DELIVERY_FEE} />,
        })}
      </p>
      <p>{t("freeReturn", { freeDays: RETURNS.freeDays, nextDay: RETURNS.freeDays + 1, days: RETURNS.days })}</p>
    </Prose>
  );
}

/** PDP-18, PDP-19, C-05 */
function Returns() {
  const t = useTranslation("product");
  const { days, freeDays, refundDays } = RETURNS;
  return (
    <Prose>
      <h2 className="text-heading">{t("returns")}</h2>
      <p>{t("returnDays", { days, freeDays })}</p>
      <p>{t("returnState")}</p>
      <p>{t("returnHow", { freeDays, refundDays })}</p>
    </Prose>
  );
}

function Prose({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-(--container-text) space-y-4 leading-relaxed text-muted [&_h2]:text-ink">{children}</div>
  );
}
