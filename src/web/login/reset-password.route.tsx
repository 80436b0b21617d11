import { useState, type SyntheticEvent } from "react";
import { Link, useSearchParams } from "react-router";
import { toast } from "../ui/toast.ts";
import { IDENTITY_SENTENCES, type PasswordPolicy } from "#contract/identity.ts";
import { passwordPolicy } from "#domain/accounts/password-policy.ts";
import { shopOf } from "../load-context.ts";
import { paths } from "../paths.ts";
import { askForNewPassword, setNewPassword } from "../session/identity-client.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "../ui/field.tsx";
import type { Route } from "./+types/reset-password.route";
import { isAddress, passwordProblem } from "./credentials.ts";
import { LoginFrame } from "./login-frame.tsx";
import { PasswordField } from "./password-field.tsx";

/** Stands alone, as the login does. */
export const handle = { bare: true };

export const meta = () => [{ title: "New password – Weft" }, { name: "robots", content: "noindex" }];

/** The link's token is for this page alone: nothing that it leads to is told of it. */
export const headers = () => ({ "referrer-policy": "no-referrer" });

export function loader({ context }: Route.LoaderArgs) {
  return { policy: passwordPolicy(shopOf(context).config) };
}

/** Forgotten passwords: first the address, then, by the mailed link, the new password. */
export default function ResetPasswordPage({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const token = search.get("token");
  return (
    <LoginFrame>
      <h1 className="text-title">{token ? "New password" : "Forgot password?"}</h1>
      {token ? <NewPassword token={token} policy={loaderData.policy} /> : <AskForLink />}
      <Link to={paths.login} className="underlined mt-8 inline-block text-sm">
        Back to login
      </Link>
    </LoginFrame>
  );
}

function AskForLink() {
  const [sent, setSent] = useState(false);
  const form = useOneField("email", async (email) => {
    if (email === "") return "Please enter your email address.";
    if (!isAddress(email)) return IDENTITY_SENTENCES["invalid-email"];
    await askForNewPassword(email.trim());
    setSent(true);
    return undefined;
  });
  if (sent)
    return (
      <output className="mt-6 block">
        If this address has an account here, a mail with a link is on its way. The link holds for an hour.
      </output>
    );
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label="Forgot password" className="mt-8 grid gap-5">
      <p className="text-sm text-muted">Tell us your address, and we mail you a link for a new password.</p>
      <Field
        label="Email"
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
        Send link
      </Button>
    </form>
  );
}

function NewPassword({ token, policy }: { token: string; policy: PasswordPolicy }) {
  const [done, setDone] = useState(false);
  const end = useSession((session) => session.end);
  const form = useOneField("password", async (password) => {
    const problem = passwordProblem(policy, password, true);
    if (problem) return problem;
    await setNewPassword(token, password);
    end();
    setDone(true);
    return undefined;
  });
  if (done) return <output className="mt-6 block">Your new password is set. Please log in.</output>;
  return (
    <form method="post" noValidate onSubmit={form.onSubmit} aria-label="New password" className="mt-8 grid gap-5">
      <PasswordField policy={policy} error={form.error} />
      <Button type="submit" busy={form.busy} disabled={!form.ready} className="w-full">
        Set password
      </Button>
    </form>
  );
}

/** A form of one field: `send` says what is wrong with it, or throws what the shopper is told. */
function useOneField(name: string, send: (value: string) => Promise<string | undefined>) {
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
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
      .catch((failure: unknown) => toast.error(failure instanceof Error ? failure.message : String(failure)))
      .finally(() => setBusy(false));
  };
  return { onSubmit, error, busy, ready };
}
