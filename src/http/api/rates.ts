import { Type } from "typebox";
import { BASE_CURRENCY, CURRENCY_CODES, isCurrency } from "#contract/money.ts";
import { refuse } from "#contract/result.ts";
import { allRates, pairRate, quotedAt } from "#domain/rates/all-rates.ts";
import type { Routes } from "../app.ts";
import { refusals, sendRefusal, sendResult } from "../refusals.ts";

const Pair = Type.Object({
  result: Type.Literal("success"),
  base_code: Type.String(),
  target_code: Type.String(),
  conversion_rate: Type.Number({ description: "Units of the target for one unit of the base" }),
  time_last_update_unix: Type.Integer({ description: "Seconds" }),
});

const Table = Type.Object({
  result: Type.Literal("success"),
  base_code: Type.Literal(BASE_CURRENCY),
  conversion_rates: Type.Object(Object.fromEntries(CURRENCY_CODES.map((code) => [code, Type.Number()]))),
  time_last_update_unix: Type.Integer({ description: "Seconds" }),
});

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** Exchange rates, as the shop gives them out (CUR-01, CUR-02). Public. */
export const ratesRoutes: Routes = (app, ctx) => {
  app.get(
    "/api/rates",
    { schema: { tags: ["rates"], summary: "All 22 rates against the rupee", response: { 200: Table, ...refusals } } },
    async (_request, reply) =>
      sendResult(reply, await allRates(ctx), (known) => ({
        result: "success",
        base_code: BASE_CURRENCY,
        conversion_rates: known.rates,
        time_last_update_unix: seconds(quotedAt(known, CURRENCY_CODES)),
      })),
  );

  app.get(
    "/api/rates/pair/:from/:to",
    {
      schema: {
        tags: ["rates"],
        summary: "The rate of one pair of currencies",
        params: Type.Object({ from: Type.String(), to: Type.String() }),
        response: { 200: Pair, ...refusals },
      },
    },
    async (request, reply) => {
      const [from, to] = [request.params.from.toUpperCase(), request.params.to.toUpperCase()];
      if (!isCurrency(from) || !isCurrency(to)) {
        return sendRefusal(reply, refuse("not_found", "The shop knows no such currency."));
      }
      return sendResult(reply, await allRates(ctx), (known) => ({
        result: "success",
        base_code: from,
        target_code: to,
        conversion_rate: pairRate(known.rates, from, to),
        time_last_update_unix: seconds(quotedAt(known, [from, to])),
      }));
    },
  );
};
