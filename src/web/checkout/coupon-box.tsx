import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { Link, useLocation } from "react-router";
import { formatPrice } from "#contract/money.ts";
import { reachesMinimum } from "#domain/coupons/rules.ts";
import { baseSubtotal } from "#domain/checkout/totals.ts";
import type { Line } from "../cart/lines.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { useSession } from "../session/session.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Button } from "../ui/button.tsx";
import { useCoupon } from "./coupon-store.ts";

/**
 * A code to try, and the coupon in force with Remove (CHK-02, CHK-14, G-10). A visitor is asked to log in.
 * @param lines null while they are not known
 */
export function CouponBox({ lines }: { lines: Line[] | null }) {
  const t = useTranslation("coupon");
  const id = useId();
  const { coupon, error, busy, apply } = useCoupon();
  const token = useSession((session) => session.token);
  const [code, setCode] = useState("");
  const [asksLogin, setAsksLogin] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) answer.current?.scrollIntoView({ block: "nearest" });
  }, [asksLogin, error, coupon]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    asked.current = true;
    const visitor = token === null && code.trim() !== "";
    setAsksLogin(visitor);
    if (visitor) return;
    await apply(code);
    if (useCoupon.getState().coupon) setCode("");
  };

  return (
    <section aria-label={t("coupon")}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <label htmlFor={id} className="mb-2 block text-sm">
          {t("code")}
        </label>
        <div className="flex">
          <input
            id={id}
            value={code}
            onChange={(event) => setCode(event.target.value)}
            name="coupon"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={error ? true : undefined}
            aria-describedby={`${id}-state`}
            className="min-h-11 w-full min-w-0 border border-r-0 border-rule bg-transparent px-3 text-sm uppercase aria-invalid:border-danger"
          />
          <Button type="submit" look="outline" size="small" busy={busy} className="shrink-0 whitespace-nowrap">
            {t("apply")}
          </Button>
        </div>
      </form>
      <div ref={answer} id={`${id}-state`} aria-live="polite" className="scroll-mb-5">
        {error && !asksLogin && <p className="mt-2 text-caption text-danger">{error}</p>}
        {asksLogin && token === null && <LoginToUse />}
        {coupon && <InForce lines={lines} />}
      </div>
    </section>
  );
}

function LoginToUse() {
  const t = useTranslation("coupon");
  const { pathname } = useLocation();
  return (
    <p className="mt-2 text-caption">
      {t.rich("logInFirst", {
        login: (
          <Link to={paths.loginThen(pathname)} className="underlined">
            {t("logIn")}
          </Link>
        ),
      })}
    </p>
  );
}

function InForce({ lines }: { lines: Line[] | null }) {
  const t = useTranslation("coupon");
  const { quote } = useShopFrame();
  const { coupon, remove } = useCoupon();
  if (!coupon) return null;
  return (
    <div className="mt-3 flex items-center justify-between gap-3 bg-linen px-3 py-2 text-sm">
      <p>
        <span className="font-medium">{coupon.code}</span>
        {lines && !reachesMinimum(coupon, baseSubtotal(lines)) && (
          <span className="block text-caption text-muted">
            {t("minimum", { amount: formatPrice(coupon.minOrderAmount, quote, t.language) })}
          </span>
        )}
      </p>
      <button
        type="button"
        onClick={() => remove()}
        aria-label={t("removeCode", { code: coupon.code })}
        className="underlined min-h-9 text-caption"
      >
        {t("remove")}
      </button>
    </div>
  );
}
