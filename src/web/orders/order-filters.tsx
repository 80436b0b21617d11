import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { isStatusFilter, STATUS_FILTERS, type StatusFilter } from "#domain/orders/rules.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Field, SelectField } from "../ui/field.tsx";
import { filterName } from "./order-words.ts";

const STATUS_FILTER_NAMES = Object.keys(STATUS_FILTERS) as StatusFilter[];

/** Search text and status filter as the address has them. */
export function useOrderFilters() {
  const [params, setParams] = useSearchParams();
  const status = params.get("status");
  const filter: StatusFilter = isStatusFilter(status) ? status : "All Orders";
  // A change may come before the one before it has reached the address.
  const latest = useRef(params);
  useEffect(() => void (latest.current = params), [params]);
  const set = (name: "q" | "status", value: string) => {
    const next = new URLSearchParams(latest.current);
    if (value === "" || value === "All Orders") next.delete(name);
    else next.set(name, value);
    latest.current = next;
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return { text: params.get("q") ?? "", filter, set };
}

/** The search box and the status filter (ORD-01). */
export function OrderFilters({ text, filter, set }: ReturnType<typeof useOrderFilters>) {
  const t = useTranslation("orders");
  const [typed, setTyped] = useState(text);
  return (
    <search className="grid gap-4 sm:grid-cols-[1fr_14rem]">
      <Field
        label={t("searchLabel")}
        type="search"
        name="q"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          set("q", event.target.value);
        }}
      />
      <SelectField
        label={t("status")}
        name="status"
        value={filter}
        onChange={(event) => set("status", event.target.value)}
      >
        {STATUS_FILTER_NAMES.map((name) => (
          <option key={name} value={name}>
            {filterName(name, t)}
          </option>
        ))}
      </SelectField>
    </search>
  );
}
