import { inOrder, type LocationSource, type PlaceCode } from "#domain/locations/location-source.ts";
import { createOutbound, type Calling } from "#platform/outbound/outbound.ts";
import { readJson } from "#platform/outbound/read-json.ts";

export interface LocationServiceOptions {
  /** Where its protocol is spoken, with the version: https://api.countrystatecity.in/v1. */
  apiUrl: string;
  key: string;
  /** How long a list may take (ms). */
  patience?: number;
  calling?: Calling;
}

/** A list of a country's cities is a few hundred kB at most. */
const MOST_BYTES = 4 * 1024 * 1024;
/** After so many lists in a row it is left alone for so long (ms): the places that ship with the shop do as well. */
const CIRCUIT = { failures: 3, rest: 60_000, longest: 3_600_000 };

/**
 * The location service (LOC-01 to LOC-03), with its key in a header. Its free plan answers 100 lists a day: put `rememberPlaces` in front.
 */
export function locationService({ apiUrl, key, patience = 5_000, calling }: LocationServiceOptions): LocationSource {
  const service = createOutbound({ to: "locations", patience, most: MOST_BYTES, circuit: CIRCUIT }, calling);
  const list = (path: string, read: (place: Given) => PlaceCode | null) => {
    const name = `The list ${path}`;
    const question = { url: `${apiUrl}/${path}`, name, headers: { "X-CSCAPI-KEY": key } };
    return service.ask(question, (answer) => {
      if (answer.status === 404) return [];
      if (answer.status !== 200) throw new Error(`${name} was answered with ${answer.status}.`);
      return placesOf(path, readJson(answer, name), read);
    });
  };
  const code = encodeURIComponent;
  return {
    countries: () => list("countries", coded),
    states: (country) => list(`countries/${code(country)}/states`, coded),
    cities: (country, state) => list(`countries/${code(country)}/states/${code(state)}/cities`, named),
  };
}

type Given = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" && value.trim() !== "" ? value.trim() : null);

function coded(place: Given): PlaceCode | null {
  const [iso2, name] = [text(place["iso2"]), text(place["name"])];
  return iso2 && name ? { iso2, name } : null;
}

/** Cities have no code; the name is what is stored. */
function named(place: Given): PlaceCode | null {
  const name = text(place["name"]);
  return name === null ? null : { iso2: name, name };
}

/** @throws when the answer is no list of places at all; single odd entries are left out */
function placesOf(path: string, body: unknown, read: (place: Given) => PlaceCode | null): PlaceCode[] {
  if (!Array.isArray(body)) throw new Error(`The list ${path} was answered with something else.`);
  const places = body.flatMap((place: unknown) =>
    typeof place === "object" && place !== null ? (read(place as Given) ?? []) : [],
  );
  if (places.length === 0 && body.length > 0) throw new Error(`The list ${path} was answered without any place.`);
  return inOrder(places);
}
