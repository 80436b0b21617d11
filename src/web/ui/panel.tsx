import { useId, type ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { useModal } from "./use-modal.ts";
import { X } from "./icons/everywhere.ts";

interface PanelProps {
  open: boolean;
  /** Keep it the same from render to render where that is easy. */
  onClose: () => void;
  title: string;
  side?: "left" | "right";
  children: ReactNode;
  /** Stays in sight below the content that scrolls. */
  footer?: ReactNode;
  id?: string;
}

/** A slide-over at the page's edge, 300 ms: a native modal dialog. The page behind does not scroll. */
export function Panel({ open, onClose, title, side = "right", children, footer, id }: PanelProps) {
  const { props, used } = useModal(open, onClose);
  const t = useTranslation("card");
  const titleId = useId();
  return (
    <dialog
      {...props}
      id={id}
      data-panel={side}
      aria-labelledby={titleId}
      className={classNames(
        "fixed inset-y-0 m-0 h-dvh max-h-none w-full max-w-[27.5rem] bg-paper text-ink",
        side === "right" ? "right-0 left-auto" : "right-auto left-0",
      )}
    >
      {used && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6">
            <h2 id={titleId} className="text-2xl leading-none">
              {title}
            </h2>
            <IconButton label={t("close")} onClick={onClose}>
              <X aria-hidden="true" strokeWidth={1.25} />
            </IconButton>
          </header>
          <div className="flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && <footer className="border-t border-line px-6 py-5">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
