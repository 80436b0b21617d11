import type { ComponentProps } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Chevron } from "./chevron.tsx";
import { FieldFrame, type Words } from "./field-frame.tsx";

/** A field's properties: the words around its control, and the control's own. */
type Props<Tag extends "input" | "textarea" | "select"> = Words & Omit<ComponentProps<Tag>, "className">;

/** What the frame takes of a field's properties, and what is left for the control. */
function parts<P extends Words & { id?: string | undefined; required?: boolean | undefined }>(props: P) {
  const { label, error, hint, className, id, ...own } = props;
  const mark = own.required === false ? <Optional /> : null;
  return { frame: { label, error, hint, id, mark, ...(className && { className }) }, own };
}

function Optional() {
  const t = useTranslation("card");
  return <span className="text-caption font-normal text-muted">{t("optional")}</span>;
}

/** A one-line text box. Say `required={false}` to mark it as optional. */
export function Field(props: Props<"input">) {
  const { frame, own } = parts(props);
  return <FieldFrame {...frame} control={(control) => <input type="text" {...own} {...control} />} />;
}

/** A text box of several lines. */
export function TextField(props: Props<"textarea">) {
  const { frame, own } = parts(props);
  return <FieldFrame {...frame} control={(control) => <textarea rows={4} {...own} {...control} />} />;
}

/** A native select with a label; its options are the children. */
export function SelectField(props: Props<"select">) {
  const { frame, own } = parts(props);
  return (
    <FieldFrame
      {...frame}
      control={({ className, ...control }) => (
        <span className="relative block">
          <select {...own} {...control} className={`${className} appearance-none pr-10`} />
          <Chevron className="pointer-events-none absolute top-1/2 right-4 size-3 -translate-y-1/2" />
        </span>
      )}
    />
  );
}
