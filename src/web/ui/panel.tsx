import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { X } from "lucide-react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";

interface PanelProps {
  open: boolean;
  onClose: () => void;
  title: string;
  side?: "left" | "right";
  children: ReactNode;
  /** Stays in sight below the content that scrolls. */
  footer?: ReactNode;
  /** How the shop names the panel in tests and styles. */
  id?: string;
}

/**
 * A slide-over at the page's edge: a native modal dialog, so the rest is inert, Escape closes it and focus returns
 * to where it came from. A press on the backdrop closes it too. Slides over 300 ms; the page behind does not scroll.
 */
export function Panel({ open, onClose, title, side = "right", children, footer, id }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);

  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);

  useEffect(() => {
    const element = dialog.current;
    const closeOnBackdrop = (event: MouseEvent) => {
      if (event.target === element) onClose();
    };
    element?.addEventListener("click", closeOnBackdrop);
    return () => element?.removeEventListener("click", closeOnBackdrop);
  }, [onClose]);

  return (
    <dialog ref={dialog} id={id} data-panel={side} aria-labelledby={titleId}
      onCancel={(event) => { if (event.target === dialog.current) { event.preventDefault(); onClose(); } }}
      onClose={(event) => { if (event.target === dialog.current && open) onClose(); }}
      className={classNames("fixed inset-y-0 m-0 h-dvh max-h-none w-full max-w-[27.5rem] bg-paper text-ink", side === "right" ? "right-0 left-auto" : "right-auto left-0")}>
      {used && (
        <div className="flex h-full flex-col">
          <header className="flex items-center justify-between border-b border-line py-3 pr-3 pl-6">
            <h2 id={titleId} className="text-2xl leading-none">{title}</h2>
            <IconButton label="Close" onClick={onClose}><X aria-hidden="true" strokeWidth={1.25} /></IconButton>
          </header>
          <div className="flex-1 overflow-y-auto overscroll-contain px-6 py-5">{children}</div>
          {footer && <footer className="border-t border-line px-6 py-5">{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
