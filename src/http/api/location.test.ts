import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { embeddedLocations } from "#adapters/locations/embedded.ts";
import type { ShopContext } from "#domain/context.ts";
import { readConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { createMetrics } from "#platform/metrics/metrics.ts";
import { buildApp, type App } from "../app.ts";
import { locationRoutes } from "./location.ts";

describe("the location calls", () => {
  let app: App;
  beforeAll(async () => {
    const [config, log, metrics] = [readConfig({}), createLog("silent"), createMetrics()];
    const ctx = { config, log, metrics, adapters: { locations: embeddedLocations() } };
    app = await buildApp(ctx as unknown as ShopContext, [locationRoutes]);
  });
  afterAll(() => app.close());

  const places = async (path: string) => {
    const reply = await app.inject(`/api/location/v1/countries${path}`);
    return { reply, list: reply.json<{ iso2: string; name: string }[]>() };
  };

  it("LOC-01 gives out the countries to a visitor, for a day in every cache", async () => {
    const { reply, list } = await places("");
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("public, max-age=86400");
    expect(reply.headers["link"]).toBe('<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"');
    expect(list).toContainEqual({ iso2: "IN", name: "India" });
    expect(Object.keys(list[0] ?? {})).toEqual(["iso2", "name"]);
  });

  it("LOC-01 LOC-03 gives out one list at a time, and none is large", async () => {
    const lists = ["", "/IN/states", "/US/states/CA/cities", "/GB/states/ENG/cities", "/FR/states/IDF/cities"];
    for (const path of lists) expect((await places(path)).reply.rawPayload.length).toBeLessThan(200_000);
  });

  it("LOC-02 gives out a country's states, whatever the letter case of its code", async () => {
    expect((await places("/IN/states")).list).toContainEqual({ iso2: "MH", name: "Maharashtra" });
    expect((await places("/in/states")).list).toEqual((await places("/IN/states")).list);
  });

  it("LOC-03 gives out a state's cities", async () => {
    expect((await places("/IN/states/MH/cities")).list.map(({ name }) => name)).toContain("Mumbai");
  });

  it("answers an unknown code with an empty list that no cache keeps for long", async () => {
    const { reply, list } = await places("/ZZ/states");
    expect(list).toEqual([]);
    expect(reply.headers["cache-control"]).toBe("public, max-age=60");
    expect((await places("/IN/states/ZZ/cities")).list).toEqual([]);
  });

  it("refuses a code that is none", async () => {
    expect((await places(`/${"A".repeat(40)}/states`)).reply.statusCode).toBe(400);
  });
});
