import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTranslation } from "../i18n/use-translation.tsx";
import { X } from "./icons/everywhere.ts";

/** A short word about a thing, such as a chosen attribute. */
export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center border border-line px-2 py-0.5 text-caption text-muted">{children}</span>
  );
}

/** A choice in force, and the link that takes it back. */
export function RemovableChip({ to, label }: { to: string; label: string }) {
  const t = useTranslation("card");
  return (
    <Link
      to={to}
      preventScrollReset
      className="inline-flex min-h-9 items-center gap-2 border border-rule px-3 text-caption transition-colors hover:border-ink"
    >
      {label}
      <X aria-hidden="true" className="size-3" strokeWidth={1.5} />
      <span className="sr-only">{t("removeFilter")}</span>
    </Link>
  );
}
