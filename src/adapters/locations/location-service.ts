import { inOrder, type LocationSource, type PlaceCode } from "#domain/locations/location-source.ts";
import { circuit } from "../circuit.ts";
import { getJson } from "../get-json.ts";

export interface LocationServiceOptions {
  /** Where its protocol is spoken, with the version: https://api.countrystatecity.in/v1. */
  apiUrl: string;
  key: string;
  /** How long a list may take (ms). */
  patience?: number;
  now?: () => number;
}

/** A list of a country's cities is a few hundred kB at most. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * The location service (LOC-01 to LOC-03), with its key in a header. After three failures in a row it is left alone for a
 * while. Its free plan answers 100 lists a day: put `rememberPlaces` in front.
 */
export function locationService({ apiUrl, key, patience = 5_000, now }: LocationServiceOptions): LocationSource {
  const guard = circuit(now ? { now } : {});
  const list = (path: string, read: (place: Given) => PlaceCode | null) =>
    guard.run(async () => {
      const { status, body } = await getJson({
        url: `${apiUrl}/${path}`,
        name: `The list ${path}`,
        headers: { "X-CSCAPI-KEY": key },
        patience,
        most: MOST_BYTES,
      });
      if (status === 404) return [];
      if (status !== 200) throw new Error(`The list ${path} was answered with ${status}.`);
      return placesOf(path, body, read);
    });
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
