import type { RateSource } from "#domain/rates/rate-source.ts";
import type { Config } from "#platform/config.ts";
import type { Calling } from "#platform/outbound/outbound.ts";
import { exchangeRateService } from "./exchange-rate-service.ts";
import { shareFetches } from "./share-fetches.ts";
import { snapshotRates } from "./snapshot.ts";

/** The exchange-rate service where the settings have its key, else the rates that ship with the shop. */
export function chooseRates({ RATES_API_KEY: key, RATES_API_URL: apiUrl }: Config, calling: Calling = {}): RateSource {
  return shareFetches(
    key === undefined ? snapshotRates : exchangeRateService({ apiUrl: apiUrl.replace(/\/+$/, ""), key, calling }),
  );
}
