import { useCallback, useId, useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { paths } from "../paths.ts";
import { api } from "../session/api.ts";
import { useSession } from "../session/session.ts";
import { Button } from "../ui/button.tsx";
import { toast } from "../ui/toast.ts";
import { useModal } from "../ui/use-modal.ts";

/** Ends every session of the shopper, on whatever device, after asking once. */
export function LeaveEverywhere() {
  const t = useTranslation("account");
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const { props } = useModal(
    open,
    useCallback(() => setOpen(false), []),
  );
  const title = useId();
  const navigate = useNavigate();
  const leave = () => {
    setBusy(true);
    api("/api/user/logout-everywhere", { method: "POST" })
      .then(() => {
        useSession.getState().logout();
        toast.success(t("everywhereDone"));
        return navigate(paths.login);
      })
      .catch((error: unknown) => toast.error(error instanceof Error ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button look="outline" onClick={() => setOpen(true)}>
        {t("everywhere")}
      </Button>
      <dialog
        {...props}
        aria-labelledby={title}
        className="m-auto w-[min(28rem,calc(100vw-2rem))] bg-paper text-ink backdrop:bg-ink/40"
      >
        <div className="grid gap-5 p-7 sm:p-9">
          <h2 id={title} className="text-heading">
            {t("everywhere")}
          </h2>
          <p className="text-sm text-muted">{t("everywhereAsk")}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={leave}>
              {t("everywhere")}
            </Button>
            <Button look="outline" onClick={() => setOpen(false)}>
              {t("everywhereCancel")}
            </Button>
          </div>
        </div>
      </dialog>
    </>
  );
}
