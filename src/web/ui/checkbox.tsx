import { useId, type ComponentProps, type ReactNode } from "react";

/** A checkbox with its words; `aside` stands at the end of the line, for instance a count. */
export function Checkbox({
  label,
  aside,
  className = "",
  error,
  ...input
}: Omit<ComponentProps<"input">, "type"> & { label: ReactNode; aside?: ReactNode; error?: string | undefined }) {
  const id = useId();
  return (
    <div className={className}>
      <label className="group flex min-h-9 items-start gap-3 py-1.5 text-sm">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          className="peer sr-only"
        />
        <span
          aria-hidden="true"
          className="mt-0.5 flex size-4.5 shrink-0 items-center justify-center border border-rule text-transparent transition-colors group-hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-40"
        >
          <svg viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" strokeWidth="1.5">
            <path d="m2 6.2 2.6 2.6L10 3.4" />
          </svg>
        </span>
        <span className="flex-1 peer-disabled:text-muted">{label}</span>
        {aside !== undefined && <span className="text-caption text-muted tabular-nums">{aside}</span>}
      </label>
      {error && (
        <p id={id} role="alert" className="mt-1 text-caption text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
