import { useCallback, useState } from "react";
import { toast } from "../ui/toast.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import type { Mode } from "./credentials.ts";
import { enterShopByGoogle } from "./enter-shop.ts";
import { GoogleNotice } from "./google-notice.tsx";
import type { Identity } from "./use-identity.ts";
import { useLoginWords } from "./use-login-words.ts";
import { failureText } from "./words.ts";

/**
 * The way in by a Google account (LOGIN-02, LOGIN-07). A shop without Google says so instead of doing nothing, and so does
 * one that is open under another address than Google knows it by.
 * @param offered whether the shop takes Google accounts: at its own address alone, or at any
 * @param onDecline when the shopper takes the e-mail form instead
 */
export function GoogleButton(props: {
  mode: Mode;
  identity: Identity;
  offered: "no" | "at-shop-url" | "anywhere";
  disabled: boolean;
  onDecline: () => void;
}) {
  const { mode, identity, offered, disabled, onDecline } = props;
  const { shopUrl } = useShopFrame().settings;
  const { login: t } = useLoginWords();
  const [notice, setNotice] = useState<"not-set-up" | "elsewhere" | null>(null);
  const { busy, start } = useGoogle(mode, identity);
  const press = () => {
    if (offered === "no") setNotice("not-set-up");
    else if (offered === "at-shop-url" && window.location.origin !== shopUrl) setNotice("elsewhere");
    else start();
  };
  return (
    <>
      <Button look="outline" className="w-full" busy={busy} disabled={disabled} onClick={press}>
        <GoogleMark />
        {t("google")}
      </Button>
      <GoogleNotice notice={notice} onClose={useCallback(() => setNotice(null), [])} onDecline={onDecline} />
    </>
  );
}

function useGoogle(mode: Mode, { client, policy }: Identity): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false);
  const words = useLoginWords();
  const login = useSession((session) => session.login);
  const start = () => {
    setBusy(true);
    client()
      .then((ready) => enterShopByGoogle(ready, mode))
      .then(({ token, customer }) => {
        login(token, customer);
        toast.success(words.login(mode === "signUp" ? "signUpByGoogleDone" : "loginByGoogleDone"));
      })
      .catch((error: unknown) => toast.error(failureText(words, policy, error)))
      .finally(() => setBusy(false));
  };
  return { busy, start };
}

function GoogleMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className="size-4.5">
      <path
        fill="#4285F4"
        d="M45.1 24.5c0-1.6-.1-3.1-.4-4.5H24v8.5h11.8c-.5 2.7-2.1 5.1-4.4 6.6v5.5h7.1c4.2-3.8 6.6-9.5 6.6-16.1z"
      />
      <path
        fill="#34A853"
        d="M24 46c5.9 0 10.9-2 14.5-5.4l-7.1-5.5c-2 1.3-4.5 2.1-7.4 2.1-5.7 0-10.6-3.9-12.3-9.1H4.3v5.7C7.9 41 15.4 46 24 46z"
      />
      <path
        fill="#FBBC05"
        d="M11.7 28.1c-.4-1.3-.7-2.7-.7-4.1s.2-2.8.7-4.1v-5.7H4.3C2.8 17.1 2 20.5 2 24s.8 6.9 2.3 9.8l7.4-5.7z"
      />
      <path
        fill="#EA4335"
        d="M24 10.8c3.2 0 6.1 1.1 8.4 3.3l6.3-6.3C34.9 4.2 29.9 2 24 2 15.4 2 7.9 7 4.3 14.2l7.4 5.7c1.7-5.2 6.6-9.1 12.3-9.1z"
      />
    </svg>
  );
}
