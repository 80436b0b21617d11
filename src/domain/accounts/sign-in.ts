import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import type { Customer } from "./customer.ts";
import type { VerifiedIdentity } from "./identity-verifier.ts";
import { keepCustomer } from "./keep-customer.ts";
import { claimHolds, type ClaimedIdentity } from "./rules.ts";
import { issueToken } from "./tokens.ts";

/**
 * Exchanges the identity service's proof for the shop's own token (G-37). The service vouches for the person, so one whom
 * the shop has never seen becomes a customer, whether the call was a registration or a login (G-14).
 * @returns unauthenticated without a proof that holds; forbidden when the proof speaks of somebody else
 */
export async function signIn(
  ctx: ShopContext,
  input: { idToken: string | null; claimed: ClaimedIdentity; name?: string | undefined },
): Promise<Result<{ token: string; customer: Customer; provider: VerifiedIdentity["signInProvider"] }>> {
  const proven = input.idToken === null ? null : await ctx.adapters.identity.verify(input.idToken);
  if (!proven) return refuse("unauthenticated", "Your login could not be confirmed. Please log in again.");
  if (!claimHolds(input.claimed, proven))
    return refuse("forbidden", "This login belongs to somebody else. Please log in again.");
  const kept = await keepCustomer(ctx, proven, input.name);
  if (!kept.ok) return kept;
  return ok({ token: await issueToken(ctx, kept.value.id), customer: kept.value, provider: proven.signInProvider });
}
