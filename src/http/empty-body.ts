import type { App } from "./app.ts";

/**
 * Takes an empty body that calls itself JSON for an empty object: calls that need no body are sent both ways
 * (API-06, API-10, API-25).
 */
export function takeEmptyBodies(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) =>
    body.trim() === "" ? done(null, {}) : parse(request, body, done),
  );
}
