import type { LocationSource } from "#domain/locations/location-source.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/database/connect.ts";
import type { Log } from "#platform/log.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { embeddedLocations } from "./embedded.ts";
import { locationService } from "./location-service.ts";
import { rememberPlaces } from "./remember-places.ts";

/** The location service where the settings have its key, each list remembered; else the places that ship with the shop. */
export function chooseLocations(config: Config, db: Database, log: Log, calling: Calling = {}): LocationSource {
  const { LOCATIONS_API_KEY: key, LOCATIONS_API_URL: apiUrl } = config;
  const shipped = embeddedLocations();
  if (key === undefined) return shipped;
  const service = locationService({ apiUrl: apiUrl.replace(/\/+$/, ""), key, calling });
  return rememberPlaces({ service, shipped, db, log, now: () => new Date() });
}
