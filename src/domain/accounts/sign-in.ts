import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import type { Customer } from "./customer.ts";
import { IdentityAway, type VerifiedIdentity } from "./identity-verifier.ts";
import { keepCustomer } from "./keep-customer.ts";
import { claimHolds, type ClaimedIdentity } from "./rules.ts";
import { endSessionsBefore, issueToken } from "./tokens.ts";

/**
 * Exchanges the identity service's proof for the shop's own token (G-37). The service vouches for the person, so one whom
 * the shop has never seen becomes a customer, whether the call was a registration or a login (G-14).
 * @returns unauthenticated without a proof that holds; forbidden when the proof speaks of somebody else, or the account is
 * disabled; unavailable while the identity service cannot be asked
 */
export async function signIn(
  ctx: ShopContext,
  input: { idToken: string | null; claimed: ClaimedIdentity; name?: string | undefined },
): Promise<Result<{ token: string; customer: Customer; provider: VerifiedIdentity["signInProvider"] }>> {
  const proven = input.idToken === null ? null : await askService(ctx, input.idToken);
  if (proven === "away") return refuse("unavailable", IDENTITY_SENTENCES["network-request-failed"]);
  if (proven === "user-disabled") return refuse("forbidden", IDENTITY_SENTENCES["user-disabled"]);
  if (!proven) return refuse("unauthenticated", "Your login could not be confirmed. Please log in again.");
  if (!claimHolds(input.claimed, proven))
    return refuse("forbidden", "This login belongs to somebody else. Please log in again.");
  const kept = await keepCustomer(ctx, proven, input.name);
  if (!kept.ok) return kept;
  return ctx.db.transaction().execute(async (db) => {
    const within = { ...ctx, db };
    // Once more, for it holds the customer's row: leaving everywhere comes before this token, or takes it along.
    const still = await keepCustomer(within, proven, input.name);
    if (!still.ok) return still;
    if (proven.validSince) await endSessionsBefore(within, kept.value.id, proven.validSince);
    const token = await issueToken(within, kept.value.id);
    return ok({ token, customer: kept.value, provider: proven.signInProvider });
  });
}

async function askService(
  ctx: ShopContext,
  idToken: string,
): Promise<VerifiedIdentity | "user-disabled" | "away" | null> {
  try {
    return await ctx.adapters.identity.verify(idToken);
  } catch (error) {
    if (!(error instanceof IdentityAway)) throw error;
    ctx.log.error({ err: error, part: "identity" }, "the identity service could not be asked");
    return "away";
  }
}
