import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

/** The words around a control. */
export interface Words {
  label: string;
  /** What is wrong, in a sentence; announced, and tied to the control. */
  error?: string | undefined;
  hint?: ReactNode;
  className?: string;
}

export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  className: string;
}

const CONTROL =
  "block w-full min-h-12 border border-rule bg-transparent px-4 py-3 text-base text-ink placeholder:text-muted/80 rounded-control transition-colors duration-(--motion-quick) hover:border-ink focus:border-ink aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:text-muted";

/** A label, a control, its hint and its error, tied together for the eye and for screen readers. */
export function FieldFrame({
  label,
  error,
  hint,
  className,
  control,
  id: given,
  mark,
}: Words & { id?: string | undefined; mark?: ReactNode; control: (props: ControlProps) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between text-sm font-medium">
        {label}
        {mark}
      </label>
      {control({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
        className: CONTROL,
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-caption text-muted">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className={classNames("text-caption text-danger", error && "mt-2")}>
        {error}
      </p>
    </div>
  );
}
