import { getCitiesOfState, getCountries, getStatesOfCountry } from "@countrystatecity/countries";
import { inOrder, type LocationSource, type PlaceCode } from "#domain/locations/location-source.ts";

/**
 * The places that ship with the shop: a file per country and state, read when it is asked for. The countries and the
 * states of each country asked for stay in memory (under 1 MB for the whole world); cities are read each time, in 1 to 3 ms.
 */
export function embeddedLocations(): LocationSource {
  let countries: Promise<PlaceCode[]> | undefined;
  const states = new Map<string, PlaceCode[]>();
  return {
    countries: () => (countries ??= getCountries().then(coded)),
    async states(country) {
      const known = states.get(country);
      if (known) return known;
      const read = coded(await getStatesOfCountry(country));
      if (read.length > 0) states.set(country, read);
      return read;
    },
    async cities(country, state) {
      return inOrder((await getCitiesOfState(country, state)).map(({ name }) => ({ iso2: name, name })));
    },
  };
}

function coded(places: { iso2?: string | null; name: string }[]): PlaceCode[] {
  return inOrder(places.flatMap(({ iso2, name }) => (iso2 ? [{ iso2, name }] : [])));
}
