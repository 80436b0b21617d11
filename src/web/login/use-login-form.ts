import { useRef, useState, type SyntheticEvent } from "react";
import { toast } from "../ui/toast.ts";
import type { PasswordPolicy } from "#contract/identity.ts";
import { ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { checkCredentials, fieldAtFault, type CredentialErrors, type Credentials, type Mode } from "./credentials.ts";
import { enterShop, type Vouched } from "./enter-shop.ts";

/**
 * The login form's doings. The fields keep what is typed themselves, so that nothing is lost by a refusal, by a change of
 * mode, or by typing before the page has come to life.
 */
export function useLoginForm(mode: Mode, policy: PasswordPolicy) {
  const [shown, setShown] = useState<{ mode: Mode; errors: CredentialErrors }>({ mode, errors: {} });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const vouched = useRef<Vouched | null>(null);
  const login = useSession((session) => session.login);
  const errors = shown.mode === mode ? shown.errors : {};

  const show = (form: HTMLFormElement, wrong: CredentialErrors) => {
    setShown({ mode, errors: wrong });
    const first = Object.keys(wrong)[0];
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    const credentials = readForm(form);
    const wrong = checkCredentials(mode, policy, credentials);
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      const entered = await enterShop(mode, credentials, vouched.current, (known) => (vouched.current = known));
      login(entered.token, entered.customer);
      toast.success(mode === "Sign Up" ? "Sign Up successful!" : "Login successful!");
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error));
      show(form, error instanceof ApiError ? errorsOf(error) : {});
    }
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void submit(event.currentTarget).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };

  return { onSubmit, errors, busy };
}

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), password: text("password") };
}

function errorsOf(error: ApiError): CredentialErrors {
  const field = fieldAtFault(error.body["code"]);
  return field ? { [field]: error.message } : error.errors;
}
