import { useId, type ComponentProps, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface Words {
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
export function FieldFrame({ label, error, hint, className, control, id: given, mark }: Words & { id?: string | undefined; mark?: ReactNode; control: (props: ControlProps) => ReactNode }) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between text-sm font-medium">
        {label}
        {mark}
      </label>
      {control({ id, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined, className: CONTROL })}
      {hint && <p id={`${id}-hint`} className="mt-2 text-caption text-muted">{hint}</p>}
      <p id={`${id}-error`} aria-live="polite" className={classNames("text-caption text-danger", error && "mt-2")}>{error}</p>
    </div>
  );
}

function optional(required: boolean | undefined): ReactNode {
  return required === false ? <span className="text-caption font-normal text-muted">Optional</span> : null;
}

/** A one-line text box. Say `required={false}` to mark it as optional. */
export function Field({ label, error, hint, className, id, ...input }: Words & Omit<ComponentProps<"input">, "className">) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} mark={optional(input.required)} {...(className && { className })}
      control={(control) => <input type="text" {...input} {...control} />} />
  );
}

/** A text box of several lines. */
export function TextField({ label, error, hint, className, id, rows = 4, ...area }: Words & Omit<ComponentProps<"textarea">, "className">) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} mark={optional(area.required)} {...(className && { className })}
      control={(control) => <textarea rows={rows} {...area} {...control} />} />
  );
}

/** A native select with a label; its options are the children. */
export function SelectField({ label, error, hint, className, id, children, ...select }: Words & Omit<ComponentProps<"select">, "className">) {
  return (
    <FieldFrame label={label} error={error} hint={hint} id={id} mark={optional(select.required)} {...(className && { className })}
      control={({ className: look, ...control }) => (
        <Chevroned>
          <select {...select} {...control} className={`${look} appearance-none pr-10`}>{children}</select>
        </Chevroned>
      )} />
  );
}

function Chevroned({ children }: { children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <svg aria-hidden="true" viewBox="0 0 12 12" className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2" fill="none" stroke="currentColor">
        <path d="m2 4 4 4 4-4" />
      </svg>
    </span>
  );
}
