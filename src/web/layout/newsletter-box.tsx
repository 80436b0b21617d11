import { useState, type FormEvent } from "react";
import { toast } from "../ui/toast.ts";
import { api, ApiError } from "../session/api.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** An address for a welcome coupon of 10% (FOOT-02, N-05). */
export function NewsletterBox() {
  const [code, setCode] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [busy, setBusy] = useState(false);

  const subscribe = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const email = form.get("email");
    setBusy(true);
    setErrors({});
    try {
      const reply = await api<{ code: string; message: string }>("/api/newsletter/subscribe", {
        body: { email: typeof email === "string" ? email : "", acceptedTerms: form.get("terms") === "on" },
      });
      setCode(reply.code);
      toast.success(reply.message);
    } catch (error) {
      const said = error instanceof ApiError ? error : null;
      if (said && Object.keys(said.errors).length > 0) setErrors(said.errors);
      else toast.error(said?.message ?? "Something went wrong. Please try again.");
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="noscript:hidden">
      <h2 className="text-heading">10% off the first purchase</h2>
      {code ? (
        <p className="mt-4 text-sm text-night-muted" aria-live="polite">
          Welcome. Your code is <strong className="font-medium text-paper">{code}</strong>; type it at checkout.
        </p>
      ) : (
        <form onSubmit={(event) => void subscribe(event)} noValidate className="mt-4 max-w-sm">
          <p className="text-sm text-night-muted">
            One letter a month: what is new, what is mended, what is nearly gone.
          </p>
          <div className="mt-5 flex border-b border-night-muted focus-within:border-paper">
            <input
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-label="E-mail for the newsletter"
              placeholder="E-mail"
              aria-invalid={errors["email"] ? true : undefined}
              aria-describedby="newsletter-error"
              className="min-h-12 min-w-0 flex-1 bg-transparent text-base placeholder:text-night-muted focus-visible:outline-offset-4 focus-visible:outline-paper"
            />
            <button
              type="submit"
              disabled={busy}
              className="flex min-h-12 items-center gap-2 pl-4 text-sm font-medium hover:underline focus-visible:outline-paper"
            >
              {busy && <Spinner className="size-4" />}Subscribe
            </button>
          </div>
          <Checkbox
            name="terms"
            label="I accept the terms: one letter a month, and one line is enough to end it."
            className="mt-3 text-night-muted [&_span[aria-hidden]]:border-night-muted [&_span[aria-hidden]]:peer-checked:border-paper"
          />
          <p id="newsletter-error" aria-live="polite" className="mt-1 min-h-5 text-caption text-blush">
            {Object.values(errors).join(" ")}
          </p>
        </form>
      )}
    </div>
  );
}
