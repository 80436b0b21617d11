import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { OrderList } from "../orders/order-list.tsx";
import { privateMeta } from "../seo/page-meta.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/account.route";
import { AccountDetails } from "./account-details.tsx";
import { useAccount } from "./use-account.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const loader = ({ request }: Route.LoaderArgs) => ({
  words: wordsFor(request, ["account", "orders", "checkout"]),
});

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "account")("title"));

/** The account and its orders beside it (ACC-01 to ACC-07); who is there is known to the browser alone. */
export default function AccountPage() {
  const t = useTranslation("account");
  const loaded = useAccount(useShopperPage());
  return (
    <>
      <PageBanner title={t("title")} />
      <div className="shell min-h-[max(34rem,75vh)] py-section">
        {loaded.state === "loading" && <Waiting />}
        {loaded.state === "loaded" && (
          <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-[20rem_1fr] xl:gap-x-28">
            <AccountDetails account={loaded.account} />
            <section aria-labelledby="your-orders" className="min-w-0">
              <h2 id="your-orders" className="mb-8 text-heading">
                {t("orders")}
              </h2>
              <OrderList />
            </section>
          </div>
        )}
      </div>
    </>
  );
}

function Waiting() {
  const t = useTranslation("account");
  return (
    <div className="flex justify-center py-16">
      <noscript>
        <p>{t("needsScript")}</p>
      </noscript>
      <span className="noscript:hidden">
        <Spinner label={t("loading")} className="size-8" />
      </span>
    </div>
  );
}
