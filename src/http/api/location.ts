import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { PlaceCode } from "#domain/locations/location-source.ts";
import type { Routes } from "../app.ts";
import { refusals } from "../refusals.ts";

const Code = Type.String({ minLength: 1, maxLength: 10, description: "ISO code, upper or lower case" });
const Places = Type.Array(Type.Object({ iso2: Type.String(), name: Type.String() }));
const config = { rateLimit: { max: 120, timeWindow: "1 minute" } };
const response = { 200: Places, ...refusals };

/** The places of an address (LOC-01 to LOC-03): open to visitors; an unknown code answers an empty list. */
export const locationRoutes: Routes = (app, ctx) => {
  const source = ctx.adapters.locations;
  app.get("/api/location/v1/countries", { config, schema: { response } }, async (_request, reply) =>
    sendPlaces(reply, await source.countries()),
  );
  app.get(
    "/api/location/v1/countries/:country/states",
    { config, schema: { params: Type.Object({ country: Code }), response } },
    async ({ params }, reply) => sendPlaces(reply, await source.states(params.country.toUpperCase())),
  );
  app.get(
    "/api/location/v1/countries/:country/states/:state/cities",
    { config, schema: { params: Type.Object({ country: Code, state: Code }), response } },
    async ({ params }, reply) =>
      sendPlaces(reply, await source.cities(params.country.toUpperCase(), params.state.toUpperCase())),
  );
};

/** The lists' own licence wants to be named wherever they are passed on (docs/licences.md). */
const LICENCE = '<https://opendatacommons.org/licenses/odbl/1-0/>; rel="license"';

/** Borders move rarely: a day in every cache; nothing at all is kept for a minute only. */
function sendPlaces(reply: FastifyReply, places: PlaceCode[]): FastifyReply {
  const seconds = places.length > 0 ? 86_400 : 60;
  return reply.header("cache-control", `public, max-age=${seconds}`).header("link", LICENCE).send(places);
}
