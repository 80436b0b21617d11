import type { ReactNode } from "react";
import type { FacetCount } from "#contract/catalog.ts";
import { capitalised } from "#domain/catalog/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Swatch } from "../ui-shop/swatch.tsx";
import { Checkbox } from "../ui/checkbox.tsx";
import { useShownChoice } from "../ui/use-shown-choice.ts";
import { ChevronDown } from "../ui/icons/everywhere.ts";

/** Longer lists keep the rest behind a press. */
const SHOWN_AT_ONCE = 8;

interface ChoicesProps {
  title: string;
  name: string;
  values: FacetCount[];
  chosen: string[];
  swatches?: boolean;
}

/** The values of one group of filters, as checkboxes. */
export function Choices({ title, name, values, chosen, swatches = false }: ChoicesProps) {
  const t = useTranslation("listing");
  if (values.length === 0) return null;
  const rest = values.slice(SHOWN_AT_ONCE);
  const box = (value: FacetCount) => (
    <Choice key={value.handle} name={name} value={value} chosen={chosen.includes(value.handle)} swatch={swatches} />
  );
  return (
    <Group title={title}>
      <div className="pb-4">
        {values.slice(0, SHOWN_AT_ONCE).map(box)}
        {rest.length > 0 && (
          <details open={rest.some(({ handle }) => chosen.includes(handle))} className="group/rest">
            <summary className="underlined inline-block min-h-9 list-none py-2 text-caption group-open/rest:hidden [&::-webkit-details-marker]:hidden">
              {t("showMore", { count: rest.length })}
            </summary>
            {rest.map(box)}
          </details>
        )}
      </div>
    </Group>
  );
}

interface ChoiceProps {
  name: string;
  value: FacetCount;
  chosen: boolean;
  swatch: boolean;
}

/** One value with how many products it would leave. The form around it hears the change. */
function Choice({ name, value, chosen, swatch }: ChoiceProps) {
  const [shown, choose] = useShownChoice(chosen);
  return (
    <Checkbox
      name={name}
      value={value.handle}
      checked={shown}
      onChange={(event) => choose(event.target.checked)}
      aside={value.count}
      label={
        <span className="flex items-center gap-2.5">
          {swatch && <Swatch colour={value.handle} className="size-3.5" />}
          {capitalised(value.name)}
        </span>
      }
    />
  );
}

/** A group of filters that can be folded away. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-b border-line ">
      <summary className="flex min-h-12 list-none items-center justify-between text-sm [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          aria-hidden="true"
          className="size-3.5 transition-transform duration-(--motion-quick) group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <fieldset>
        <legend className="sr-only">{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}
