import type { FastifyRequest } from "fastify";

/**
 * Whether a call comes from one of the shop's own pages, as far as the browser says; a caller that is no browser says
 * nothing, and passes.
 * @param shopUrl the shop's own address, for a proxy that does not hand on the host
 */
export function isSameOrigin(request: FastifyRequest, shopUrl: string): boolean {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none") return false;
  const { origin } = request.headers;
  if (origin === undefined) return true;
  const own = URL.parse(`${request.protocol}://${request.host}`);
  return origin === shopUrl || (own !== null && URL.parse(origin)?.host === own.host);
}
