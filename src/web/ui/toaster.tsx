import { useEffect, useRef } from "react";
import { toast, Toaster as Sonner, useSonner } from "sonner";
import { useTranslation } from "../i18n/use-translation.tsx";
import { toasterReady } from "./toast.ts";

/** Clear of the header's icons, and of a panel's title and close button. */
const BELOW_HEADER = { top: 84, right: 16, left: 16 };

/**
 * Where toasts appear: top right, each for 5000 ms (LIM-13, LIM-14). Show one with `toast.success(…)` of ./toast.ts.
 * They stand in the browser's top layer, so that an open panel does not cover them.
 */
export default function Toaster() {
  const t = useTranslation("frame");
  const { toasts } = useSonner();
  const layer = useRef<HTMLDivElement>(null);
  // Its own effects run before this one: from here on it hears what is said.
  useEffect(() => toasterReady(toast), []);
  useEffect(() => {
    if (toasts.length > 0 && layer.current) raise(layer.current);
  }, [toasts]);
  return (
    <div ref={layer} popover="manual" className="inset-auto m-0 overflow-visible border-0 bg-transparent p-0">
      <Sonner
        position="top-right"
        containerAriaLabel={t("notifications")}
        duration={5000}
        gap={8}
        offset={BELOW_HEADER}
        mobileOffset={BELOW_HEADER}
        style={{ fontFamily: "var(--font-sans)" }}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: "flex w-full items-center gap-3 bg-ink px-5 py-4 font-sans text-sm text-paper sm:w-90",
            title: "font-medium",
            description: "mt-1 text-night-muted",
            actionButton: "ml-auto shrink-0 underline underline-offset-4",
          },
        }}
      />
    </div>
  );
}

/** Shown again, a popover comes to lie above the dialogs that were opened after it. */
function raise(layer: HTMLElement): void {
  const shown = layer.matches(":popover-open");
  if (shown && !document.querySelector("dialog:modal")) return;
  if (shown) layer.hidePopover();
  layer.showPopover();
}
