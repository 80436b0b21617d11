import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createLog } from "#platform/log.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { LOCATION_KEY, openLocationService } from "#tests/fixtures/location-service.ts";
import type { Mood, ServiceServer } from "#tests/fixtures/service-server.ts";
import { embeddedLocations } from "./embedded.ts";
import { locationService } from "./location-service.ts";
import { rememberPlaces } from "./remember-places.ts";

const DAY = 24 * 60 * 60 * 1000;
const shipped = embeddedLocations();

let shop: TestShop;
let service: ServiceServer;
let time = 0;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openLocationService(shipped);
});
afterAll(async () => {
  await shop.close();
  await service.close();
});
beforeEach(async () => {
  await shop.ctx.db.deleteFrom("place_list").execute();
  service.mood = "well";
  service.calls.length = 0;
  time = Date.parse("2026-11-21T12:00:00Z");
});

/** A service that is slow is not waited for; one that is well is, on a busy machine too. */
function open() {
  const source = locationService({
    apiUrl: service.url,
    key: LOCATION_KEY,
    ...(service.mood === "slow" && { patience: 300 }),
    calling: { now: () => time, pause: async () => {} },
  });
  return rememberPlaces({
    service: source,
    shipped,
    db: shop.ctx.db,
    log: createLog("silent"),
    now: () => new Date(time),
  });
}
const paths = () => service.calls.map(({ path }) => path);

describe("a location service with a memory", () => {
  it("LOC-02 is asked once a list, however many ask, and whatever process", async () => {
    const one = open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => one.states("IN")));
    expect(answers[0]).toContainEqual({ iso2: "MH", name: "Maharashtra" });
    expect(await open().states("IN")).toEqual(answers[0]);
    expect(paths()).toEqual(["/countries", "/countries/IN/states"]);
  });

  it("LOC-03 is not asked for what is on no list", async () => {
    const places = open();
    expect(await places.cities("IN", "XX")).toEqual([]);
    expect(await places.cities("ZZ", "MH")).toEqual([]);
    expect(await places.states("../users")).toEqual([]);
    expect(paths()).toEqual(["/countries", "/countries/IN/states"]);
  });

  it("LOC-01 is asked again after a month, and nobody waits for it", async () => {
    const places = open();
    await places.countries();
    time += 31 * DAY;
    service.mood = "slow";
    expect((await places.countries()).length).toBeGreaterThan(240);
    await expect.poll(() => paths().length).toBe(2);
    await expect.poll(async () => (await places.countries()).length).toBeGreaterThan(240);
  });

  it.each<Mood>(["down", "slow", "error", "nonsense", "half"])(
    "ERR-30 gives what it knows while the service is %s, else what ships with the shop, and takes no wrong list up",
    async (mood) => {
      const places = open();
      const states = await places.states("IN");
      service.mood = mood;
      const away = open();
      expect(await away.states("IN")).toEqual(states);
      expect(await away.states("US")).toEqual(await shipped.states("US"));
      expect(await away.cities("IN", "MH")).toEqual(await shipped.cities("IN", "MH"));
      service.mood = "well";
      service.calls.length = 0;
      await places.states("US");
      expect(paths()).toEqual(["/countries/US/states"]);
    },
  );

  it("G-20 remembers that a country has no states", async () => {
    const places = open();
    expect(await places.states("AQ")).toEqual([]);
    expect(await places.states("AQ")).toEqual([]);
    expect(paths()).toEqual(["/countries", "/countries/AQ/states"]);
  });
});
