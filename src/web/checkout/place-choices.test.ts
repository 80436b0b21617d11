import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "#contract/language.ts";
import { embeddedLocations } from "#adapters/locations/embedded.ts";
import { cityChoices, countryChoices } from "./place-choices.ts";

const places = embeddedLocations();
const countries = await places.countries();

describe("places to choose from", () => {
  it.each(Object.keys(LANGUAGES) as Language[])(
    "TRANS-02 names every country in %s, each once, in order",
    (language) => {
      const choices = countryChoices(countries, language);
      const names = choices.map(({ name }) => name);
      expect(new Set(names).size).toBe(countries.length);
      expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare));
      expect(names.filter((name) => /^[A-Z]{2}$/.test(name))).toEqual([]);
    },
  );

  it("TRANS-02 says Germany as its shoppers do, and is found by its English name and its code", () => {
    const germany = (language: Language) => countryChoices(countries, language).find(({ value }) => value === "DE");
    expect((Object.keys(LANGUAGES) as Language[]).map((language) => germany(language)?.name)).toEqual([
      "Germany",
      "Alemania",
      "Allemagne",
      "Deutschland",
      "ドイツ",
    ]);
    expect(germany("fr")?.also).toEqual(expect.arrayContaining(["Germany", "DE"]));
    const order = countryChoices(countries, "de").map(({ value }) => value);
    expect(order.indexOf("AT")).toBeLessThan(order.indexOf("PK"));
    expect(order.indexOf("EG")).toBeLessThan(order.indexOf("AR"));
  });

  it("CHK-10 keeps a city by its name", async () => {
    const cities = cityChoices(await places.cities("IN", "KA"), "en");
    expect(cities.find(({ name }) => name === "Bengaluru")).toEqual({ value: "Bengaluru", name: "Bengaluru" });
  });
});
