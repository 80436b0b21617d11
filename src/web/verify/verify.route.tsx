import { useSearchParams } from "react-router";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf, useTranslation } from "../i18n/use-translation.tsx";
import { PageBanner } from "../layout/page-banner.tsx";
import { paths } from "../paths.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { useShopperPage } from "../session/use-shopper-page.ts";
import { LinkButton } from "../ui/button.tsx";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/verify.route";
import { useVerification } from "./use-verification.ts";

/** Of its address' query it looks at nothing. */
export const handle = { query: [] };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "verify")("title"));

export const loader = ({ request }: Route.LoaderArgs) => ({ words: wordsFor(request, ["verify", "checkout"]) });

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** The return from a payment (ROUTE-10, CHK-16, CHK-17): the server says how it stands; the address proves nothing. */
export default function VerifyPage() {
  const t = useTranslation("verify");
  const token = useShopperPage();
  return (
    <>
      <PageBanner title={t("title")} />
      <div className="shell min-h-[max(34rem,75vh)] py-section">{token !== null && <Verification />}</div>
    </>
  );
}

function Verification() {
  const [params] = useSearchParams();
  const { stillOpen, again } = useVerification(params.get("orderId") ?? "", params.get("success") === "true");
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-6 py-12 text-center">
      {stillOpen ? <StillOpen again={again} /> : <Asking />}
    </div>
  );
}

function Asking() {
  const t = useTranslation("verify");
  return (
    <>
      <Spinner />
      <output className="font-serif text-title">{t("checking")}</output>
      <p className="text-muted">{t("aFewSeconds")}</p>
    </>
  );
}

function StillOpen({ again }: { again: () => void }) {
  const t = useTranslation("verify");
  return (
    <>
      <output className="font-serif text-title">{t("notYet")}</output>
      <p className="text-muted">{t("weKeepAsking")}</p>
      <div className="flex flex-wrap justify-center gap-4">
        <LinkButton to={paths.orders}>{t("yourOrders")}</LinkButton>
        <button type="button" onClick={again} className="underlined min-h-11 text-sm">
          {t("askAgain")}
        </button>
      </div>
    </>
  );
}
