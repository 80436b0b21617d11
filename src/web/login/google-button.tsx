import { useCallback, useId, useState } from "react";
import { toast } from "../ui/toast.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { useModal } from "../ui/use-modal.ts";
import type { Mode } from "./credentials.ts";
import { enterShopByGoogle } from "./enter-shop.ts";

/**
 * The way in by a Google account (LOGIN-02, LOGIN-07). A shop without Google says so instead of doing nothing.
 * @param offered whether the shop takes Google accounts
 * @param onDecline when the shopper takes the e-mail form instead
 */
export function GoogleButton(props: { mode: Mode; offered: boolean; disabled: boolean; onDecline: () => void }) {
  const { mode, offered, disabled, onDecline } = props;
  const [open, setOpen] = useState(false);
  const { busy, start } = useGoogle(mode);
  return (
    <>
      <Button
        look="outline"
        className="w-full"
        busy={busy}
        disabled={disabled}
        onClick={() => (offered ? start() : setOpen(true))}
      >
        <GoogleMark />
        Continue with Google
      </Button>
      <NotSetUp open={open} onClose={useCallback(() => setOpen(false), [])} onDecline={onDecline} />
    </>
  );
}

function useGoogle(mode: Mode): { busy: boolean; start: () => void } {
  const [busy, setBusy] = useState(false);
  const login = useSession((session) => session.login);
  const start = () => {
    setBusy(true);
    enterShopByGoogle(mode)
      .then(({ token, customer }) => {
        login(token, customer);
        toast.success(`${mode} with Google successful!`);
      })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return { busy, start };
}

function NotSetUp({ open, onClose, onDecline }: { open: boolean; onClose: () => void; onDecline: () => void }) {
  const { props } = useModal(open, onClose);
  const title = useId();
  const useEmail = () => {
    onClose();
    // The dialog gives the focus back to where it came from as it closes, after this.
    requestAnimationFrame(onDecline);
  };
  return (
    <dialog
      {...props}
      aria-labelledby={title}
      className="m-auto w-[min(28rem,calc(100vw-2rem))] bg-paper text-ink backdrop:bg-ink/40"
    >
      <div className="grid gap-5 p-7 sm:p-9">
        <h2 id={title} className="text-heading">
          Google sign-in is not set up
        </h2>
        <p className="text-sm text-muted">
          This shop is not connected to Google. Please use your email address and a password.
        </p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={useEmail}>Use email instead</Button>
          <Button look="outline" onClick={onClose}>
            Close
          </Button>
        </div>
      </div>
    </dialog>
  );
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
