import { useEffect, useRef, useState, type SyntheticEvent } from "react";
import { toast } from "../ui/toast.ts";
import { ApiError } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { checkCredentials, fieldAtFault, type CredentialErrors, type Credentials, type Mode } from "./credentials.ts";
import { enterShop, type Vouched } from "./enter-shop.ts";
import { IdentityRefusal } from "./identity-client.ts";
import { keepFresh } from "./keep-fresh.ts";
import type { Identity } from "./use-identity.ts";
import { failureText, type LoginWords } from "./words.ts";

/**
 * The login form's doings. The fields keep what is typed themselves, so that nothing is lost by a refusal, by a change of
 * mode, or by typing before the page has come to life.
 */
export function useLoginForm(mode: Mode, identity: Identity, words: LoginWords) {
  const [shown, setShown] = useState<{ mode: Mode; errors: CredentialErrors }>({ mode, errors: {} });
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const vouched = useVouched(words, identity);
  const login = useSession((session) => session.login);
  const errors = shown.mode === mode ? shown.errors : {};
  const { policy } = identity;

  const show = (form: HTMLFormElement, wrong: CredentialErrors) => {
    setShown({ mode, errors: wrong });
    const first = Object.keys(wrong)[0];
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  const submit = async (form: HTMLFormElement) => {
    const credentials = readForm(form);
    const wrong = checkCredentials(words, mode, policy, credentials);
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      const entered = await enterShop(await identity.client(), mode, credentials, vouched.current(), vouched.keep);
      login(entered.token, entered.customer);
      toast.success(words.login(mode === "signUp" ? "signUpDone" : "loginDone"));
    } catch (error) {
      const text = failureText(words, policy, error);
      toast.error(text);
      show(form, errorsOf(error, text));
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

/** Who has passed the identity service and not the shop; their proof is kept fresh as long as this screen is open. */
function useVouched(words: LoginWords, { client, policy }: Identity) {
  const who = useRef<Vouched | null>(null);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const keep = (known: Vouched | null) => {
    who.current = known;
    stop.current?.();
    stop.current = undefined;
    if (known === null) return;
    const onEnd = (refusal: IdentityRefusal) => {
      keep(null);
      toast.error(failureText(words, policy, refusal));
    };
    void client().then((ready) => {
      if (who.current === known) stop.current = keepFresh(ready, onEnd);
    });
  };
  return { current: () => who.current, keep };
}

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return { name: text("name"), email: text("email"), password: text("password") };
}

function errorsOf(error: unknown, text: string): CredentialErrors {
  if (error instanceof ApiError) return error.errors;
  const field = error instanceof IdentityRefusal ? fieldAtFault(error.code) : null;
  return field ? { [field]: text } : {};
}
