import { useRef, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";

export interface Tab {
  id: string;
  label: string;
  content: ReactNode;
}

/**
 * Tabs whose choice is an address, so they work without scripts, on Back and when shared.
 * @param hrefOf the address that shows a tab
 */
export function Tabs({
  tabs,
  current,
  hrefOf,
  label,
}: {
  tabs: Tab[];
  current: string;
  hrefOf: (id: string) => string;
  label: string;
}) {
  const list = useRef<HTMLDivElement>(null);
  const shown = tabs.find((tab) => tab.id === current) ?? tabs[0];

  const moveByArrows = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const links = [...(list.current?.querySelectorAll<HTMLAnchorElement>("[role=tab]") ?? [])];
    const next =
      links[(links.findIndex((link) => link === document.activeElement) + step + links.length) % links.length];
    next?.focus();
    next?.click();
  };

  return (
    <div>
      <div
        ref={list}
        role="tablist"
        tabIndex={-1}
        aria-label={label}
        onKeyDown={moveByArrows}
        className="no-scrollbar flex gap-x-8 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <Link
            key={tab.id}
            id={`tab-${tab.id}`}
            role="tab"
            to={hrefOf(tab.id)}
            replace
            preventScrollReset
            aria-selected={tab === shown}
            aria-controls={`panel-${tab.id}`}
            tabIndex={tab === shown ? 0 : -1}
            className={classNames(
              "-mb-px border-b py-4 text-sm whitespace-nowrap transition-colors focus-visible:-outline-offset-2",
              tab === shown ? "border-ink font-medium" : "border-transparent text-muted hover:text-ink",
            )}
          >
            {tab.label}
          </Link>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`panel-${shown.id}`} aria-labelledby={`tab-${shown.id}`} className="pt-8">
          {shown.content}
        </div>
      )}
    </div>
  );
}
