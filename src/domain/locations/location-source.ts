/** A place as the location calls have it. Cities repeat their name as iso2. */
export interface PlaceCode {
  iso2: string;
  name: string;
}

/** Countries, their states and the cities of these, by ISO codes; sorted by name. Unknown codes give an empty list. */
export interface LocationSource {
  countries(): Promise<PlaceCode[]>;
  states(country: string): Promise<PlaceCode[]>;
  cities(country: string, state: string): Promise<PlaceCode[]>;
}
