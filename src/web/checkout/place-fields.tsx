import { useState } from "react";
import { Field, SelectField } from "../ui/field.tsx";
import type { AddressFieldProps } from "./address-form.tsx";
import { usePlaces, type Places } from "./use-places.ts";

const OTHER = "\u0000other";

/** Country, state and city, each list waiting for the one before it (CHK-07 to CHK-09). */
export function PlaceFields({ address, errors, change }: AddressFieldProps) {
  const countries = usePlaces("countries");
  const states = usePlaces(address.country ? `countries/${address.country}/states` : null);
  const hasStates = states.list !== null && states.list.length > 0;
  const knownState = hasStates && states.list?.some(({ iso2 }) => iso2 === address.state);
  const cities = usePlaces(knownState ? `countries/${address.country}/states/${address.state}/cities` : null);
  return (
    <>
      <PlaceSelect
        name="country"
        label="Country"
        token="country"
        places={countries}
        value={address.country}
        error={errors.country}
        onChange={(country) => change({ country, state: "", city: "" })}
      />
      {states.list?.length === 0 || states.failed ? (
        <Field
          name="state"
          label="State or region"
          autoComplete="shipping address-level1"
          required
          value={address.state}
          error={errors.state}
          onChange={(event) => change({ state: event.target.value })}
        />
      ) : (
        <PlaceSelect
          name="state"
          label="State"
          token="address-level1"
          places={states}
          waiting={address.country !== ""}
          value={address.state}
          error={errors.state}
          onChange={(state) => change({ state, city: "" })}
        />
      )}
      <CityField
        key={`${address.country} ${address.state}`}
        cities={cities}
        free={states.list?.length === 0 || states.failed}
        waiting={Boolean(knownState)}
        value={address.city}
        error={errors.city}
        onChange={(city) => change({ city })}
      />
    </>
  );
}

interface CityFieldProps {
  cities: Places;
  /** Whether there is no list to choose from at all (G-20). */
  free: boolean;
  waiting: boolean;
  value: string;
  error: string | undefined;
  onChange: (city: string) => void;
}

/** A list of cities, or a text box: where there is no list, and for a city that is not on it. */
function CityField({ cities, free, waiting, value, error, onChange }: CityFieldProps) {
  const [typed, setTyped] = useState(false);
  const unlisted = cities.list !== null && value !== "" && !cities.list.some(({ name }) => name === value);
  if (free || cities.failed || cities.list?.length === 0 || typed || unlisted) {
    return (
      <Field
        name="city"
        label="City"
        autoComplete="shipping address-level2"
        required
        value={value}
        error={error}
        onChange={(event) => {
          setTyped(true);
          onChange(event.target.value);
        }}
      />
    );
  }
  const choose = (city: string) => {
    if (city === OTHER) {
      setTyped(true);
      requestAnimationFrame(() => document.querySelector<HTMLInputElement>("input[name=city]")?.focus());
    }
    onChange(city === OTHER ? "" : city);
  };
  return (
    <PlaceSelect
      name="city"
      label="City"
      token="address-level2"
      byName
      places={cities}
      waiting={waiting}
      value={value}
      error={error}
      onChange={choose}
      other="My city is not listed"
    />
  );
}

interface PlaceSelectProps {
  name: string;
  label: string;
  /** The autocomplete token. */
  token: string;
  places: Places;
  /** Whether its list is on the way. */
  waiting?: boolean;
  /** Whether names are chosen, not codes (CHK-10). */
  byName?: boolean;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  /** A last entry for what is not on the list. */
  other?: string;
}

/** A native select; disabled until its list is there. */
function PlaceSelect({
  name,
  label,
  token,
  places,
  waiting = true,
  byName = false,
  value,
  error,
  onChange,
  other,
}: PlaceSelectProps) {
  const loading = waiting && places.list === null && !places.failed;
  const retry = places.failed && (
    <button type="button" onClick={places.retry} className="underlined">
      The list is not here. Load it again
    </button>
  );
  return (
    <SelectField
      name={name}
      label={label}
      autoComplete={`shipping ${token}`}
      required
      disabled={places.list === null}
      aria-busy={loading || undefined}
      value={value}
      error={error}
      hint={retry}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{loading ? "Loading…" : "Choose"}</option>
      {places.list?.map((place) => (
        <option key={place.iso2} value={byName ? place.name : place.iso2}>
          {place.name}
        </option>
      ))}
      {other && places.list && <option value={OTHER}>{other}</option>}
    </SelectField>
  );
}
