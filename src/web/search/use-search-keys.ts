import { useEffect } from "react";
import { useOpenPanel } from "../layout/open-panel.ts";

/** '/' and Ctrl/Cmd+K open the search (G-16), unless somebody types or something is open already. */
export function useSearchKeys(): void {
  const open = useOpenPanel((panels) => panels.open);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest("input, textarea, select, [contenteditable]");
      const asked =
        (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) ||
        (event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey));
      if (!asked || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      open("search");
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [open]);
}
