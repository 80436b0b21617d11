import { createHash, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import type { Customer } from "./customer.ts";

const DAY = 24 * 60 * 60 * 1000;
/** A use is written down at most this often (ms), so that reading pages does not write rows. */
const SLIDE_AFTER = 60 * 60 * 1000;

/**
 * Gives a customer a new shop token: 32 random bytes, of which the database keeps only the hash.
 * It ends after SESSION_DAYS without use; the customer's tokens that have ended are cleared away, those of others by a job.
 */
export async function issueToken(ctx: ShopContext, customerId: string): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const now = ctx.now();
  await ctx.db
    .deleteFrom("shop_session")
    .where("customer_id", "=", customerId)
    .where("expires_at", "<=", now)
    .execute();
  await ctx.db
    .insertInto("shop_session")
    .values({
      token_hash: hash(token),
      customer_id: customerId,
      created_at: now,
      last_used_at: now,
      expires_at: expiry(ctx, now),
    })
    .execute();
  return token;
}

interface Row extends Customer {
  lastUsedAt: Date;
}

/** Whose token this is; null when it is unknown, expired, revoked, or its customer is disabled. */
export async function resolveToken(ctx: ShopContext, token: string): Promise<Customer | null> {
  const now = ctx.now();
  const tokenHash = hash(token);
  // Written out, and not by the query builder: every call of a shopper's begins with it.
  const { rows } = await sql<Row>`/*kept*/
    select c.id, c.name, c.email, c.auth_method as "authMethod", c.created_at as "createdAt", s.last_used_at as "lastUsedAt"
    from shop_session s join customer c on c.id = s.customer_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and c.disabled_at is null`.execute(ctx.db);
  const [row] = rows;
  if (!row) return null;
  const { lastUsedAt, ...customer } = row;
  if (now.getTime() - lastUsedAt.getTime() > SLIDE_AFTER) {
    await ctx.db
      .updateTable("shop_session")
      .set({ last_used_at: now, expires_at: expiry(ctx, now) })
      .where("token_hash", "=", tokenHash)
      .execute();
  }
  return customer;
}

/** Ends a token on the server; an unknown one is no error. */
export async function revokeToken(ctx: ShopContext, token: string): Promise<void> {
  await ctx.db.deleteFrom("shop_session").where("token_hash", "=", hash(token)).execute();
}

/** Ends the sessions of a customer that began before a moment. */
export async function endSessionsBefore(ctx: ShopContext, customerId: string, moment: Date): Promise<void> {
  await ctx.db
    .deleteFrom("shop_session")
    .where("customer_id", "=", customerId)
    .where("created_at", "<", moment)
    .execute();
}

function hash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

function expiry(ctx: ShopContext, from: Date): Date {
  return new Date(from.getTime() + ctx.config.SESSION_DAYS * DAY);
}
