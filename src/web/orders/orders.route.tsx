import { PageBanner } from "../layout/page-banner.tsx";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { OrderList } from "./order-list.tsx";

export const handle = { query: ["q", "status"] };

export const meta = () => [{ title: "Your Orders – Weft" }, { name: "robots", content: "noindex" }];

/** The orders and their tracking (ROUTE-09); a visitor goes to the login and back afterwards (N-09). */
export default function OrdersPage() {
  const token = useShopperPage();
  return (
    <>
      <PageBanner title="Your Orders" />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        <div className="mx-auto max-w-4xl">{token !== null && <OrderList />}</div>
      </div>
    </>
  );
}
