import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LocationSource } from "#domain/locations/location-source.ts";
import { LOCATION_KEY, openLocationService } from "#tests/fixtures/location-service.ts";
import type { Mood, ServiceServer } from "#tests/fixtures/service-server.ts";
import { embeddedLocations } from "./embedded.ts";
import { locationService } from "./location-service.ts";

const embedded = embeddedLocations();
let service: ServiceServer;
beforeAll(async () => {
  service = await openLocationService(embedded);
});
afterAll(() => service.close());
beforeEach(() => {
  service.mood = "well";
  service.calls.length = 0;
});

/** A service that is slow is not waited for; one that is well is, on a busy machine too. */
const open = (key = LOCATION_KEY) => {
  const calling = { pause: async () => {} };
  return locationService({ apiUrl: service.url, key, calling, ...(service.mood === "slow" && { patience: 300 }) });
};

describe.each<[string, () => LocationSource]>([
  ["the places that ship with the shop", () => embedded],
  ["the location service", () => open()],
])("%s", (_, open) => {
  it("LOC-01 list every country with code and name, sorted by name", async () => {
    const countries = await open().countries();
    expect(countries.length).toBeGreaterThan(240);
    expect(countries).toContainEqual({ iso2: "IN", name: "India" });
    expect(countries.map(({ name }) => name)).toEqual(
      countries.map(({ name }) => name).toSorted(new Intl.Collator("en").compare),
    );
  });

  it("LOC-02 list a country's states by code and name", async () => {
    expect(await open().states("IN")).toContainEqual({ iso2: "KA", name: "Karnataka" });
    expect(await open().states("US")).toContainEqual({ iso2: "CA", name: "California" });
  });

  it("LOC-03 list a state's cities, each once", async () => {
    const cities = await open().cities("IN", "KA");
    expect(cities.map(({ name }) => name)).toContain("Bengaluru");
    expect(new Set(cities.map(({ name }) => name)).size).toBe(cities.length);
    expect(cities.every(({ iso2, name }) => iso2 === name)).toBe(true);
  });

  it("answer unknown codes, also ill-meant ones, with nothing", async () => {
    expect(await open().states("AQ")).toEqual([]);
    expect(await open().states("ZZ")).toEqual([]);
    expect(await open().states("../..")).toEqual([]);
    expect(await open().cities("IN", "..")).toEqual([]);
  });
});

it("G-20 the shipped places have countries without states", async () => {
  const countries = await embedded.countries();
  const counts = await Promise.all(countries.map(async ({ iso2 }) => (await embedded.states(iso2)).length));
  expect(counts.filter((count) => count === 0).length).toBeGreaterThan(10);
});

describe("the location service", () => {
  it("LOC-01 LOC-02 LOC-03 is asked at its own paths, with the key in a header", async () => {
    const source = open();
    await source.countries();
    await source.states("IN");
    await source.cities("IN", "MH");
    expect(service.calls.map(({ path, headers }) => [path, headers["x-cscapi-key"]])).toEqual([
      ["/countries", LOCATION_KEY],
      ["/countries/IN/states", LOCATION_KEY],
      ["/countries/IN/states/MH/cities", LOCATION_KEY],
    ]);
  });

  it.each<[Mood, number]>([
    ["down", 3],
    ["slow", 1],
    ["error", 3],
    ["nonsense", 1],
    ["half", 3],
  ])(
    "ERR-30 fails in time when it is %s, asked %i times each, and is left alone after three failures",
    async (mood, tries) => {
      service.mood = mood;
      const source = open();
      for (let failure = 1; failure <= 3; failure++) {
        await expect(source.states("IN")).rejects.toThrow(/^The list countries\/IN\/states (had no|was) answer/);
      }
      await expect(source.states("IN")).rejects.toThrow("left alone");
      expect(service.calls).toHaveLength(3 * tries);
    },
  );

  it("LOC-01 says of a wrong key that it was refused, and does not print it", async () => {
    await expect(open("another-key").countries()).rejects.toThrow(/^The list countries was answered with 401\.$/);
  });
});
