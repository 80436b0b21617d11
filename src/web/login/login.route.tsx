import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { IdentityOffer } from "#contract/identity.ts";
import { identityOffer } from "#domain/accounts/identity-offer.ts";
import { wordsFor } from "../i18n/all-words.server.ts";
import { translationOf } from "../i18n/use-translation.tsx";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { privateMeta } from "../seo/page-meta.ts";
import { safeReturnTo } from "../session/safe-redirect.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Route } from "./+types/login.route";
import type { Mode } from "./credentials.ts";
import { GoogleButton } from "./google-button.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { PasswordField } from "./password-field.tsx";
import { useIdentity } from "./use-identity.ts";
import { useLoginForm } from "./use-login-form.ts";
import { useLoginWords } from "./use-login-words.ts";

export function loader({ context, request }: Route.LoaderArgs) {
  return { offer: identityOffer(shopOf(context)), words: wordsFor(request, ["login", "identity"]) };
}

/** What the server says of it is the same under any query. */
export const shouldRevalidate = () => false;

/** Stands alone: no header, footer, panels or banners (ROUTE-14). */
export const handle = { bare: true, query: ["mode", "returnTo"] };

export const meta: Route.MetaFunction = ({ location, matches }) =>
  privateMeta(translationOf(matches, "login")(modeOf(new URLSearchParams(location.search))));

function modeOf(search: URLSearchParams): Mode {
  return search.get("mode") === "signup" ? "signUp" : "login";
}

/** Login and sign-up on one screen; the address says which (LOGIN-01), and where to go afterwards (N-09). */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const mode = modeOf(search);
  const { login: t } = useLoginWords();
  useLeaveWhenLoggedIn(search.get("returnTo"));
  return (
    <LoginFrame>
      <h1 className="text-title">{t(mode)}</h1>
      <OtherMode mode={mode} search={search} />
      <LoginForm mode={mode} offer={loaderData.offer} />
    </LoginFrame>
  );
}

/** LOGIN-04; also how a login just made leaves the screen. */
function useLeaveWhenLoggedIn(returnTo: string | null): void {
  const { ready, token } = useSession();
  const navigate = useNavigate();
  useEffect(() => {
    if (ready && token !== null) void navigate(safeReturnTo(returnTo), { replace: true });
  }, [ready, token, returnTo, navigate]);
}

function OtherMode({ mode, search }: { mode: Mode; search: URLSearchParams }) {
  const { login: t } = useLoginWords();
  const other = new URLSearchParams(search);
  if (mode === "login") other.set("mode", "signup");
  else other.delete("mode");
  const link = (
    <Link to={{ search: other.toString() }} replace preventScrollReset className="underlined text-ink">
      {t(mode === "login" ? "signUp" : "login")}
    </Link>
  );
  return <p className="mt-4 text-sm text-muted">{t.rich(mode === "login" ? "newHere" : "haveAccount", { link })}</p>;
}

function LoginForm({ mode, offer }: { mode: Mode; offer: IdentityOffer }) {
  const words = useLoginWords();
  const { login: t } = words;
  const identity = useIdentity(offer, true);
  const { onSubmit, errors, busy } = useLoginForm(mode, identity, words);
  const ready = useSession((session) => session.ready);
  const email = useRef<HTMLInputElement>(null);
  return (
    <>
      <noscript>
        <p className="mt-8 text-sm">{t("needsScript")}</p>
      </noscript>
      <form method="post" noValidate onSubmit={onSubmit} aria-label={t(mode)} className="mt-8 grid gap-5">
        {mode === "signUp" && (
          <Field label={t("fullName")} name="name" required maxLength={200} autoComplete="name" error={errors.name} />
        )}
        <Field
          label={t("email")}
          name="email"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          ref={email}
          error={errors.email}
        />
        <PasswordField policy={mode === "signUp" ? identity.policy : null} error={errors.password} />
        {mode === "login" && (
          <Link to={paths.resetPassword} className="underlined justify-self-start text-sm">
            {t("forgot")}
          </Link>
        )}
        <Button
          type="submit"
          busy={busy}
          disabled={!ready}
          className={ready ? "w-full" : "w-full disabled:opacity-100"}
        >
          {t(mode)}
        </Button>
      </form>
      <p className="my-6 flex items-center gap-4 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t("or")}
      </p>
      <GoogleButton
        mode={mode}
        identity={identity}
        offered={offer.service === "firebase" ? "anywhere" : offer.google ? "at-shop-url" : "no"}
        disabled={busy}
        onDecline={() => email.current?.focus()}
      />
    </>
  );
}
