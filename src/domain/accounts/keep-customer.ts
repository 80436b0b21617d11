import { IDENTITY_SENTENCES } from "#contract/identity.ts";
import { ok, refuse, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import type { Customer } from "./customer.ts";
import type { VerifiedIdentity } from "./identity-verifier.ts";

const UNIQUE_VIOLATION = "23505";

/**
 * Finds the customer of a proven identity, or makes one; however often and from wherever it is asked, it stays one.
 * An address that changed at the identity service changes here too.
 * @param name for a new customer whose identity carries none
 * @returns refused when the customer is disabled or has signed out everywhere since, or when the address belongs to another
 * identity's customer
 */
export async function keepCustomer(ctx: ShopContext, identity: VerifiedIdentity, name = ""): Promise<Result<Customer>> {
  try {
    const row = await ctx.db
      .insertInto("customer")
      .values({
        identity_uid: identity.uid,
        email: identity.email.toLowerCase(),
        name: identity.name.trim() || name.trim(),
        auth_method: identity.signInProvider,
        created_at: ctx.now(),
      })
      .onConflict((conflict) =>
        conflict.column("identity_uid").doUpdateSet((eb) => ({ email: eb.ref("excluded.email") })),
      )
      .returning(["id", "name", "email", "auth_method", "created_at", "disabled_at", "proofs_from"])
      .executeTakeFirstOrThrow();
    if (row.disabled_at) return refuse("forbidden", IDENTITY_SENTENCES["user-disabled"]);
    if (row.proofs_from && isBefore(identity.authenticatedAt, row.proofs_from))
      return refuse("unauthenticated", IDENTITY_SENTENCES["user-token-expired"]);
    return ok({ id: row.id, name: row.name, email: row.email, authMethod: row.auth_method, createdAt: row.created_at });
  } catch (error) {
    if ((error as { code?: unknown }).code !== UNIQUE_VIOLATION) throw error;
    return refuse("conflict", IDENTITY_SENTENCES["email-already-in-use"]);
  }
}

/** Identity services tell the time in whole seconds: one that began in the same second counts as later. */
function isBefore(authenticated: Date, from: Date): boolean {
  return authenticated.getTime() < Math.floor(from.getTime() / 1000) * 1000;
}
