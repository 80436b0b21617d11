import type { ReactNode } from "react";
import { authMethodName } from "#domain/accounts/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { Button, LinkButton } from "../ui/button.tsx";
import { longDateTime } from "./account-dates.ts";
import { LeaveEverywhere } from "./leave-everywhere.tsx";
import type { Account } from "./use-account.ts";

/** Who the shopper is, and where to go from here (ACC-02 to ACC-06). */
export function AccountDetails({ account }: { account: Account }) {
  const t = useTranslation("account");
  const method = account.authMethod === authMethodName("password") ? t("byPassword") : account.authMethod;
  const created = longDateTime(account.createdAt ?? "", t.language);
  return (
    <section aria-labelledby="personal-information">
      <h2 id="personal-information" className="text-heading">
        {t("personal")}
      </h2>
      <Group title={t("basic")}>
        <Fact name={t("name")}>{account.name || t("notProvided")}</Fact>
        <Fact name={t("email")}>{account.email || t("notProvided")}</Fact>
      </Group>
      <Group title={t("details")}>
        <Fact name={t("method")}>{method || t("notSpecified")}</Fact>
        <Fact name={t("createdAt")}>{created ?? t("notSpecified")}</Fact>
      </Group>
      <div className="mt-10 grid gap-3">
        <LinkButton to={paths.cart} look="outline">
          {t("viewCart")}
        </LinkButton>
        <LinkButton to={paths.wishlist} look="outline">
          {t("viewWishlist")}
        </LinkButton>
        <Button onClick={leave}>{t("logout")}</Button>
        <LeaveEverywhere />
      </div>
    </section>
  );
}

/** Out by a full page load (STATE-18). */
function leave(): void {
  useSession.getState().logout();
  window.location.assign(paths.login);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3 className="mt-8 border-b border-line pb-3 font-sans text-sm font-medium tracking-normal">{title}</h3>
      <dl className="mt-4 grid gap-4">{children}</dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-caption text-muted">{name}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
