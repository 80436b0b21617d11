import type { ComponentProps, ReactNode } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { FieldFrame, type Words } from "./field-frame.tsx";

function optional(required: boolean | undefined): ReactNode {
  return required === false ? <Optional /> : null;
}

function Optional() {
  const t = useTranslation("card");
  return <span className="text-caption font-normal text-muted">{t("optional")}</span>;
}

/** A one-line text box. Say `required={false}` to mark it as optional. */
export function Field({
  label,
  error,
  hint,
  className,
  id,
  ...input
}: Words & Omit<ComponentProps<"input">, "className">) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      mark={optional(input.required)}
      {...(className && { className })}
      control={(control) => <input type="text" {...input} {...control} />}
    />
  );
}

/** A text box of several lines. */
export function TextField({
  label,
  error,
  hint,
  className,
  id,
  rows = 4,
  ...area
}: Words & Omit<ComponentProps<"textarea">, "className">) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      mark={optional(area.required)}
      {...(className && { className })}
      control={(control) => <textarea rows={rows} {...area} {...control} />}
    />
  );
}

/** A native select with a label; its options are the children. */
export function SelectField({
  label,
  error,
  hint,
  className,
  id,
  children,
  ...select
}: Words & Omit<ComponentProps<"select">, "className">) {
  return (
    <FieldFrame
      label={label}
      error={error}
      hint={hint}
      id={id}
      mark={optional(select.required)}
      {...(className && { className })}
      control={({ className: look, ...control }) => (
        <Chevroned>
          <select {...select} {...control} className={`${look} appearance-none pr-10`}>
            {children}
          </select>
        </Chevroned>
      )}
    />
  );
}

function Chevroned({ children }: { children: ReactNode }) {
  return (
    <span className="relative block">
      {children}
      <svg
        aria-hidden="true"
        viewBox="0 0 12 12"
        className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2"
        fill="none"
        stroke="currentColor"
      >
        <path d="m2 4 4 4 4-4" />
      </svg>
    </span>
  );
}
