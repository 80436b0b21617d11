import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { LinkButton } from "../ui/button.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

/** Most who come are visitors: what a shopper has comes when it is known that this is one. */
const ShopperReviews = lazy(async () => ({ default: (await import("./shopper-reviews.tsx")).ShopperReviews }));

/** A product's reviews: for a shopper all of it, for a visitor the way to the login (REV-01). */
export function ReviewsBlock({ productId }: { productId: string }) {
  const { ready, token } = useSession();
  return ready && token !== null ? (
    <Suspense fallback={<Skeleton className="h-72 w-full" />}>
      <ShopperReviews key={productId} productId={productId} token={token} />
    </Suspense>
  ) : (
    <ForVisitor known={ready} />
  );
}

/** REV-01, REV-02; unseen until it is known that this is a visitor. */
function ForVisitor({ known }: { known: boolean }) {
  const t = useTranslation("reviews");
  const { pathname, search } = useLocation();
  return (
    <div className={known ? undefined : "invisible noscript:visible"}>
      <p className="text-muted">{t("visitor")}</p>
      <LinkButton to={paths.loginThen(pathname + search)} look="outline" className="mt-6">
        {t("login")}
      </LinkButton>
    </div>
  );
}
