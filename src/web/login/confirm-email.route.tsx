import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { identityOffer } from "#domain/accounts/identity-offer.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf } from "../i18n/use-translation.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { Spinner } from "../ui/spinner.tsx";
import type { Route } from "./+types/confirm-email.route";
import { LoginFrame } from "./login-frame.tsx";
import { useIdentity, type Identity } from "./use-identity.ts";
import { useLoginWords } from "./use-login-words.ts";
import { failureText } from "./words.ts";

/** Stands alone, as the login does. Its address holds a secret: it is not kept in memory (no `query`). */
export const handle = { bare: true };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "login")("confirmEmail"));

/** The link's token is for this page alone: what it leads to is told the shop's address, which Firebase asks for, and no more. */
export const headers = () => ({ "referrer-policy": "strict-origin" });

export function loader({ context, request }: Route.LoaderArgs) {
  return { offer: identityOffer(shopOf(context)), words: wordsFor(request, ["login", "identity"]) };
}

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** Where the mailed link leads: the address is confirmed by the page's script, not by a mail scanner that only looks. */
export default function ConfirmEmailPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const { login: t } = useLoginWords();
  const said = useConfirmation(search.get("token") ?? "", useIdentity(loaderData.offer, false));
  return (
    <LoginFrame>
      <h1 className="text-title">{t("confirmEmail")}</h1>
      <div aria-live="polite" className="mt-6">
        {said ?? <Spinner label={t("confirming")} className="size-8" />}
      </div>
      <Link to={paths.home} className="underlined mt-8 inline-block text-sm">
        {t("continueShopping")}
      </Link>
    </LoginFrame>
  );
}

/** What came of the link, once something has: it is used once, so it is tried once. */
function useConfirmation(token: string, { client, policy }: Identity): string | null {
  const [outcome, setOutcome] = useState<{ failure: unknown } | "confirmed" | null>(null);
  const words = useLoginWords();
  useEffect(() => {
    if (token === "") return;
    client()
      .then((ready) => ready.confirmAddress(token))
      .then(
        () => setOutcome("confirmed"),
        (failure: unknown) => setOutcome({ failure }),
      );
  }, [token, client]);
  if (token === "") return words.identity(IDENTITY_SENTENCES["invalid-action-code"]);
  if (outcome === null) return null;
  return outcome === "confirmed" ? words.login("confirmed") : failureText(words, policy, outcome.failure);
}
