import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { privateMeta } from "../seo/page-meta.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import type { Route } from "./+types/orders.route";
import { OrderList } from "./order-list.tsx";

export const handle = { query: ["q", "status"] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "orders")("listTitle"));

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["orders", "checkout"]) });

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** The orders and their tracking (ROUTE-09); a visitor goes to the login and back afterwards (N-09). */
export default function OrdersPage() {
  const t = useTranslation("orders");
  const token = useShopperPage();
  return (
    <>
      <PageBanner title={t("listTitle")} />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        <div className="mx-auto max-w-4xl">{token !== null && <OrderList />}</div>
      </div>
    </>
  );
}
