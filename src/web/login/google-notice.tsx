import { useId } from "react";
import { useLocation } from "react-router";
import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { useShopFrame } from "../session/shop-frame.tsx";
import { Button } from "../ui/button.tsx";
import { useModal } from "../ui/use-modal.ts";
import { useLoginWords } from "./use-login-words.ts";

/** Why there is no Google here, and what there is instead. */
export function GoogleNotice({
  notice,
  onClose,
  onDecline,
}: {
  notice: "not-set-up" | "elsewhere" | null;
  onClose: () => void;
  onDecline: () => void;
}) {
  const { props } = useModal(notice !== null, onClose);
  const { login: t, identity } = useLoginWords();
  const { shopUrl } = useShopFrame().settings;
  const { pathname, search } = useLocation();
  const title = useId();
  const isElsewhere = notice === "elsewhere";
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
          {t(isElsewhere ? "googleElsewhere" : "googleNotSetUp")}
        </h2>
        <p className="text-sm text-muted">
          {isElsewhere
            ? identity(IDENTITY_SENTENCES["google-elsewhere"], { address: shopUrl })
            : identity(IDENTITY_SENTENCES["google-not-set-up"])}
        </p>
        {isElsewhere && (
          <a href={shopUrl + pathname + search} className="underlined justify-self-start text-sm">
            {t("openThere", { address: shopUrl })}
          </a>
        )}
        <div className="flex flex-wrap gap-3">
          <Button onClick={useEmail}>{t("useEmail")}</Button>
          <Button look="outline" onClick={onClose}>
            {t("close")}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
