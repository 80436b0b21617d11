import type { FastifyReply, FastifyRequest } from "fastify";
import type { Customer } from "#domain/accounts/customer.ts";
import { resolveToken } from "#domain/accounts/tokens.ts";
import type { ShopContext } from "#domain/context.ts";
import { refuse } from "#contract/result.ts";
import { sendRefusal } from "./refusals.ts";

/** The token a call carries: in the header `token`, or as a bearer Authorization header (C-24). */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers["token"];
  if (typeof header === "string" && header !== "") return header;
  return bearerOf(request);
}

/** What stands behind "Bearer" in the Authorization header. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? "");
  return match?.[1] ?? null;
}

/** Whose call it is; null for a visitor, or for a token that no longer counts. */
export async function customerOf(ctx: ShopContext, request: FastifyRequest): Promise<Customer | null> {
  const token = tokenOf(request);
  return token === null ? null : resolveToken(ctx, token);
}

/** What routes for shoppers alone need (ROLE-07). */
export interface ShoppersOnly {
  /** The route's hook: without a valid token the call is refused with 401, before its body is looked at. */
  onRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined>;
  /** Whose call it is, in a route with that hook. */
  shopper(request: object): Customer;
}

/** Guards the routes of an area that only a shopper may call. */
export function shoppersOnly(ctx: ShopContext): ShoppersOnly {
  const shoppers = new WeakMap<object, Customer>();
  return {
    async onRequest(request, reply) {
      const customer = await customerOf(ctx, request);
      if (!customer) return sendRefusal(reply, refuse("unauthenticated", "Please log in to continue."));
      shoppers.set(request, customer);
    },
    shopper(request) {
      const customer = shoppers.get(request);
      if (!customer) throw new Error("This route lacks the hook that finds its shopper.");
      return customer;
    },
  };
}
