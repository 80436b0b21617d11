import { randomBytes } from "node:crypto";
import type { Database } from "./connect.ts";

/**
 * A secret of this shop's own: 32 random bytes (base64url), made the first time it is asked for and the same ever after,
 * whichever of several processes asks first.
 */
export async function shopSecret(db: Database, name: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("shop_secret")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = await db.selectFrom("shop_secret").where("name", "=", name).select("value").executeTakeFirstOrThrow();
  return kept.value;
}
