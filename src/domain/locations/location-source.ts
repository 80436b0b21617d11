/** A place as the location calls have it. Cities repeat their name as iso2. */
export interface PlaceCode {
  iso2: string;
  name: string;
}

/** Countries, their states and the cities of these, by ISO codes; sorted by name. Unknown codes give an empty list. */
export interface LocationSource {
  countries(): Promise<PlaceCode[]>;
  /** @throws when they cannot be had */
  states(country: string): Promise<PlaceCode[]>;
  cities(country: string, state: string): Promise<PlaceCode[]>;
}

/** The places of a source, each code once, in the order of their English names. */
export function inOrder(places: PlaceCode[]): PlaceCode[] {
  const once = new Map(places.map((place) => [place.iso2, place]));
  return [...once.values()].toSorted((one, other) => BY_NAME.compare(one.name, other.name));
}

const BY_NAME = new Intl.Collator("en");
