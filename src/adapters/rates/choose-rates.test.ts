import { expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { openRateService, RATE_KEY } from "#tests/fixtures/rate-service.ts";
import { chooseRates } from "./choose-rates.ts";

it("CUR-04 asks the service of the settings with their key, and without a key nobody", async () => {
  const service = await openRateService();
  const rates = chooseRates(readConfig({ RATES_API_KEY: RATE_KEY, RATES_API_URL: `${service.url}/` }));
  expect((await rates.fetchRates()).source).toBe("exchange-rate service");
  const asked = service.calls.length;
  expect(asked).toBe(21);
  const shipped = chooseRates(readConfig({ RATES_API_URL: service.url }));
  expect((await shipped.fetchRates()).source).toBe("shipped snapshot");
  expect(service.calls).toHaveLength(asked);
  await service.close();
});
