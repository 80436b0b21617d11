import { useState, type FormEvent } from "react";
import { translationNow, useTranslation } from "../i18n/use-translation.tsx";
import { toast } from "../ui/toast.ts";
import { api, ApiError } from "../session/api.ts";
import { Checkbox } from "../ui/checkbox.tsx";
import { Spinner } from "../ui/spinner.tsx";

/** An address for a welcome coupon of 10% (FOOT-02, N-05). */
export function NewsletterBox() {
  const t = useTranslation("frame");
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
      else toast.error(said?.message ?? translationNow("error")("tryAgain"));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="noscript:hidden">
      <h2 className="text-heading">{t("newsletterTitle")}</h2>
      {code ? (
        <p className="mt-4 text-sm text-night-muted" aria-live="polite">
          {t.rich("newsletterWelcome", { code: <strong className="font-medium text-paper">{code}</strong> })}
        </p>
      ) : (
        <form onSubmit={(event) => void subscribe(event)} noValidate className="mt-4 max-w-sm">
          <p className="text-sm text-night-muted">{t("newsletterText")}</p>
          <div className="mt-5 flex border-b border-night-muted focus-within:border-paper">
            <input
              name="email"
              type="email"
              autoComplete="email"
              required
              aria-label={t("newsletterEmail")}
              placeholder={t("email")}
              aria-invalid={errors["email"] ? true : undefined}
              aria-describedby="newsletter-error"
              className="min-h-12 min-w-0 flex-1 bg-transparent text-base placeholder:text-night-muted focus-visible:outline-offset-4 focus-visible:outline-paper"
            />
            <button
              type="submit"
              disabled={busy}
              className="flex min-h-12 items-center gap-2 pl-4 text-sm font-medium hover:underline focus-visible:outline-paper"
            >
              {busy && <Spinner className="size-4" />}
              {t("subscribe")}
            </button>
          </div>
          <Checkbox
            name="terms"
            label={t("newsletterTerms")}
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
