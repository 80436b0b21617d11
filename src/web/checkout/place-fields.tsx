import { useEffect, useMemo, useRef } from "react";
import type { Address } from "#contract/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Combobox } from "../ui/combobox.tsx";
import { Field } from "../ui/field.tsx";
import type { Choice } from "../ui/find-choices.ts";
import type { AddressFieldProps } from "./address-form.tsx";
import { cityChoices, countryChoices, stateChoices } from "./place-choices.ts";
import { usePlaces, type Places } from "./use-places.ts";

/** Country, state and city, each list waiting for the one before it (CHK-07 to CHK-09). */
export function PlaceFields({ address, errors, change }: Omit<AddressFieldProps, "check">) {
  const t = useTranslation("checkout");
  const countries = usePlaces("countries");
  const states = usePlaces(address.country ? `countries/${address.country}/states` : null);
  const known = states.list?.some(({ iso2 }) => iso2 === address.state) ?? false;
  const cities = usePlaces(known ? `countries/${address.country}/states/${address.state}/cities` : null);
  const noStates = states.list?.length === 0 || states.failed;
  const { language } = t;
  const choices = {
    country: useMemo(() => countries.list && countryChoices(countries.list, language), [countries.list, language]),
    state: useMemo(() => states.list && stateChoices(states.list, language), [states.list, language]),
    city: useMemo(() => cities.list && cityChoices(cities.list, language), [cities.list, language]),
  };
  const next = useFocusWhenReady({ state: states, city: cities });
  const field = <Name extends "country" | "state" | "city">(name: Name) => ({
    name,
    value: address[name],
    error: errors[name],
  });
  return (
    <>
      <PlaceBox
        {...field("country")}
        token="country-name"
        choices={choices.country}
        places={countries}
        waiting
        onTab={() => next("state")}
        onChange={(country) => change({ country, state: "", city: "" })}
      />
      {noStates ? (
        <TextBox
          {...field("state")}
          label={t("stateOrRegion")}
          token="address-level1"
          hint={!states.failed && t("noState")}
          change={change}
        />
      ) : (
        <PlaceBox
          {...field("state")}
          token="address-level1"
          choices={choices.state}
          places={states}
          waiting={address.country !== ""}
          before={t("countryFirst")}
          onTab={() => next("city")}
          onChange={(state) => change({ state, city: "" })}
        />
      )}
      {noStates || cities.failed || cities.list?.length === 0 ? (
        <TextBox {...field("city")} label={t("city")} token="address-level2" change={change} />
      ) : (
        <PlaceBox
          {...field("city")}
          token="address-level2"
          free
          choices={choices.city}
          places={cities}
          waiting={known}
          before={t(address.country === "" ? "countryFirst" : "stateFirst")}
          onChange={(city) => change({ city })}
        />
      )}
    </>
  );
}

/** Moves the focus to a field once its list is there, unless the shopper has meanwhile gone elsewhere. */
function useFocusWhenReady(lists: Record<"state" | "city", Places>): (field: "state" | "city") => void {
  const wanted = useRef<{ field: "state" | "city"; from: Element | null } | null>(null);
  useEffect(() => {
    if (!wanted.current) return;
    const { field, from } = wanted.current;
    if (lists[field].list === null && !lists[field].failed) return;
    wanted.current = null;
    if (document.activeElement === from) document.querySelector<HTMLInputElement>(`form [name=${field}]`)?.focus();
  });
  return (field) => {
    wanted.current = { field, from: document.activeElement };
  };
}

interface TextBoxProps {
  name: "state" | "city";
  label: string;
  /** The autocomplete token. */
  token: string;
  value: string;
  error: string | undefined;
  hint?: string | false;
  change: (part: Partial<Address>) => void;
}

/** Where there is no list to choose from (G-20). */
function TextBox({ name, token, change, ...field }: TextBoxProps) {
  return (
    <Field
      {...field}
      name={name}
      autoComplete={`shipping ${token}`}
      required
      maxLength={200}
      onChange={(event) => change({ [name]: event.target.value })}
    />
  );
}

interface PlaceBoxProps {
  name: "country" | "state" | "city";
  token: string;
  choices: Choice[] | null;
  places: Places;
  /** Whether its list is on the way, or there. */
  waiting: boolean;
  /** What it says while it waits for the field before it. */
  before?: string;
  /** Whether what is not on the list counts too. */
  free?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onTab?: () => void;
}

/** A list to choose from or to type into; disabled until it is there. */
function PlaceBox({ name, token, choices, places, waiting, before = "", ...box }: PlaceBoxProps) {
  const t = useTranslation("checkout");
  const loading = waiting && choices === null && !places.failed;
  const hint = places.failed && (
    <>
      {t("listAway")}{" "}
      <button type="button" onClick={places.retry} className="underlined">
        {t("listAgain")}
      </button>
    </>
  );
  return (
    <Combobox
      {...box}
      name={name}
      label={t(name)}
      autoComplete={`shipping ${token}`}
      choices={choices}
      loading={loading}
      placeholder={loading ? t("loading") : waiting || places.failed ? t("choose") : before}
      hint={hint}
      countWords={(count) => (count === 0 ? t("foundNone") : t("found", { count }))}
    />
  );
}
