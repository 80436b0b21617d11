import { useState, type SyntheticEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { toast } from "../ui/toast.ts";
import { identityOffer } from "#domain/accounts/identity-offer.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf } from "../i18n/use-translation.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Route } from "./+types/reset-password.route";
import { addressProblem } from "./credentials.ts";
import { LoginFrame } from "./login-frame.tsx";
import { PasswordField } from "./password-field.tsx";
import { useIdentity, type Identity } from "./use-identity.ts";
import { useLoginWords } from "./use-login-words.ts";
import { failureText, passwordProblem } from "./words.ts";

/** Stands alone, as the login does. Its address holds a secret: it is not kept in memory (no `query`). */
export const handle = { bare: true };

export const meta: Route.MetaFunction = ({ matches }) => privateMeta(translationOf(matches, "login")("newPassword"));

/** The link's token is for this page alone: what it leads to is told the shop's address, which Firebase asks for, and no more. */
export const headers = () => ({ "referrer-policy": "strict-origin" });

export function loader({ context, request }: Route.LoaderArgs) {
  return { offer: identityOffer(shopOf(context)), words: wordsFor(request, ["login", "identity"]) };
}

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** Forgotten passwords: first the address, then, by the mailed link, the new password. */
export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get("token");
  const { login: t } = useLoginWords();
  const identity = useIdentity(loaderData.offer, token !== null);
  return (
    <LoginFrame>
      <h1 className="text-title">{t(token ? "newPassword" : "forgot")}</h1>
      {token ? <NewPassword token={token} identity={identity} /> : <AskForLink identity={identity} />}
      <Link to={paths.login} className="underlined mt-8 inline-block text-sm">
        {t("backToLogin")}
      </Link>
    </LoginFrame>
  );
}

function AskForLink({ identity }: { identity: Identity }) {
  const [sent, setSent] = useState(false);
  const words = useLoginWords();
  const { login: t } = words;
  const form = useOneField("email", identity, async (email) => {
    const problem = addressProblem(words, email);
    if (problem) return problem;
    await (await identity.client()).askForNewPassword(email.trim());
    setSent(true);
    return undefined;
  });
  if (sent) return <output className="mt-6 block">{t("linkSent")}</output>;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={t("forgot")} className="mt-8 grid gap-5">
      <p className="text-sm text-muted">{t("askForLink")}</p>
      <Field
        label={t("email")}
        name="email"
        type="email"
        required
        maxLength={254}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={form.error}
      />
      <Button type="submit" busy={form.busy} disabled={!form.ready} className="w-full">
        {t("sendLink")}
      </Button>
    </form>
  );
}

function NewPassword({ token, identity }: { token: string; identity: Identity }) {
  const [done, setDone] = useState(false);
  const end = useSession((session) => session.end);
  const words = useLoginWords();
  const { login: t } = words;
  const form = useOneField("password", identity, async (password) => {
    const missing = password === "" ? t("passwordMissing") : undefined;
    const problem = missing ?? passwordProblem(words, identity.policy, password);
    if (problem) return problem;
    await (await identity.client()).setNewPassword(token, password);
    end("logged-out");
    setDone(true);
    return undefined;
  });
  if (done) return <output className="mt-6 block">{t("passwordSet")}</output>;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label={t("newPassword")} className="mt-8 grid gap-5">
      <PasswordField policy={identity.policy} error={form.error} />
      <Button type="submit" busy={form.busy} disabled={!form.ready} className="w-full">
        {t("setPassword")}
      </Button>
    </form>
  );
}

/** A form of one field: `send` says what is wrong with it, or throws what the shopper is told. */
function useOneField(name: string, { policy }: Identity, send: (value: string) => Promise<string | undefined>) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const words = useLoginWords();
  const ready = useSession((session) => session.ready);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const value = new FormData(form).get(name);
    setBusy(true);
    send(typeof value === "string" ? value : "")
      .then((problem) => {
        setError(problem);
        const control = problem && form.elements.namedItem(name);
        if (control instanceof HTMLElement) control.focus();
      })
      .catch((failure: unknown) => toast.error(failureText(words, policy, failure)))
      .finally(() => setBusy(false));
  };
  return { onSubmit, error, busy, ready };
}
