import type { App } from "./app.ts";
import { hasNullCharacter } from "./odd-requests.ts";

class NullCharacter extends Error {
  readonly statusCode = 400;
}

/**
 * Takes an empty body that calls itself JSON for an empty object: calls that need no body are sent both ways
 * (API-06, API-10, API-25). Refuses one with a null character in it.
 */
export function takeEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body.trim() === "") return done(null, {});
    if (hasNullCharacter(body)) return done(new NullCharacter());
    return parse(request, body, done);
  });
}
