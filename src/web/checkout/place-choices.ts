import type { Language } from "#contract/language.ts";
import type { Choice } from "../ui/find-choices.ts";
import type { PlaceCode } from "./use-places.ts";

/** Countries by their names in the page's language, in its order; found by their English names and codes too. */
export function countryChoices(countries: PlaceCode[], language: Language): Choice[] {
  const names = (locale: Language) => new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const [own, english] = [names(language), names("en")];
  return sorted(
    countries.map(({ iso2, name }) => {
      const said = /^[A-Z]{2}$/.test(iso2) ? { own: own.of(iso2), english: english.of(iso2) } : {};
      const also = [said.english, name, iso2].filter((each) => each !== undefined);
      return { value: iso2, name: said.own ?? name, also };
    }),
    language,
  );
}

/** States by their names, found by their codes too. */
export function stateChoices(states: PlaceCode[], language: Language): Choice[] {
  return sorted(
    states.map(({ iso2, name }) => ({ value: iso2, name, also: [iso2] })),
    language,
  );
}

/** Cities are kept by their names (CHK-10). */
export function cityChoices(cities: PlaceCode[], language: Language): Choice[] {
  return sorted(
    cities.map(({ name }) => ({ value: name, name })),
    language,
  );
}

function sorted(choices: Choice[], language: Language): Choice[] {
  const collator = new Intl.Collator(language);
  return choices.toSorted((one, other) => collator.compare(one.name, other.name));
}
