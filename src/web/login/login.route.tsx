import { useEffect, useRef } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import type { PasswordPolicy } from "#contract/identity.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { safeReturnTo } from "../session/safe-redirect.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Route } from "./+types/login.route";
import type { Mode } from "./credentials.ts";
import { GoogleButton } from "./google-button.tsx";
import { LoginFrame } from "./login-frame.tsx";
import { PasswordField } from "./password-field.tsx";
import { useLoginForm } from "./use-login-form.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { adapters, config } = shopOf(context);
  return { google: adapters.builtinIdentity?.google ?? false, policy: passwordPolicy(config) };
}

/** Stands alone: no header, footer, panels or banners (ROUTE-14). */
export const handle = { bare: true };

export const meta: Route.MetaFunction = ({ location }) => [
  { title: `${modeOf(new URLSearchParams(location.search))} – Weft` },
  { name: "robots", content: "noindex" },
];

function modeOf(search: URLSearchParams): Mode {
  return search.get("mode") === "signup" ? "Sign Up" : "Login";
}

/** Login and sign-up on one screen; the address says which (LOGIN-01), and where to go afterwards (N-09). */
export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const mode = modeOf(search);
  useLeaveWhenLoggedIn(search.get("returnTo"));
  return (
    <LoginFrame>
      <h1 className="text-title">{mode}</h1>
      <OtherMode mode={mode} search={search} />
      <LoginForm mode={mode} {...loaderData} />
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
  const other = new URLSearchParams(search);
  if (mode === "Login") other.set("mode", "signup");
  else other.delete("mode");
  return (
    <p className="mt-4 text-sm text-muted">
      {mode === "Login" ? "New here? " : "Have an account already? "}
      <Link to={{ search: other.toString() }} replace preventScrollReset className="underlined text-ink">
        {mode === "Login" ? "Sign Up" : "Login"}
      </Link>
    </p>
  );
}

function LoginForm({ mode, google, policy }: { mode: Mode; google: boolean; policy: PasswordPolicy }) {
  const { onSubmit, errors, busy } = useLoginForm(mode, policy);
  const ready = useSession((session) => session.ready);
  const email = useRef<HTMLInputElement>(null);
  return (
    <>
      <noscript>
        <p className="mt-8 text-sm">Logging in needs JavaScript.</p>
      </noscript>
      <form method="post" noValidate onSubmit={onSubmit} aria-label={mode} className="mt-8 grid gap-5">
        {mode === "Sign Up" && (
          <Field label="Full name" name="name" required maxLength={200} autoComplete="name" error={errors.name} />
        )}
        <Field
          label="Email"
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
        <PasswordField policy={mode === "Sign Up" ? policy : null} error={errors.password} />
        {mode === "Login" && (
          <Link to={paths.resetPassword} className="underlined justify-self-start text-sm">
            Forgot password?
          </Link>
        )}
        <Button
          type="submit"
          busy={busy}
          disabled={!ready}
          className={ready ? "w-full" : "w-full disabled:opacity-100"}
        >
          {mode}
        </Button>
      </form>
      <p className="my-6 flex items-center gap-4 text-caption text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <GoogleButton mode={mode} offered={google} disabled={busy} onDecline={() => email.current?.focus()} />
    </>
  );
}
