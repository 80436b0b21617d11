import { describe, expect, it } from "vitest";
import { embeddedLocations } from "./embedded.ts";

const places = embeddedLocations();

describe("the embedded places", () => {
  it("LOC-01 lists every country with code and name, sorted by name", async () => {
    const countries = await places.countries();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ iso2: "IN", name: "India" });
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).sort(new Intl.Collator("en").compare),
    );
  });

  it("LOC-02 lists a country's states by code and name", async () => {
    expect(await places.states("IN")).toContainEqual({ iso2: "KA", name: "Karnataka" });
    expect(await places.states("US")).toContainEqual({ iso2: "CA", name: "California" });
  });

  it("LOC-03 lists a state's cities, each once", async () => {
    const cities = await places.cities("IN", "KA");
    expect(cities.map(({ name }) => name)).toContain("Bengaluru");
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
    expect(cities.every(({ iso2, name }) => iso2 === name)).toBe(true);
  });

  it("G-20 has countries without states and states without cities", async () => {
    expect(await places.states("AQ")).toEqual([]);
    const countries = await places.countries();
    const counts = await Promise.all(countries.map(async ({ iso2 }) => (await places.states(iso2)).length));
    expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
  });

  it("answers unknown codes, also ill-meant ones, with nothing", async () => {
    expect(await places.states("ZZ")).toEqual([]);
    expect(await places.states("../..")).toEqual([]);
    expect(await places.cities("IN", "..")).toEqual([]);
  });
});
