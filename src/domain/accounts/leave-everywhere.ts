import type { Database } from "#platform/database/connect.ts";

/** Ends every session of the customer behind an identity, on whatever device: after a new password. */
export async function leaveEverywhere(db: Database, identityUid: string): Promise<void> {
  await db
    .deleteFrom("shop_session")
    .where("customer_id", "in", (eb) => eb.selectFrom("customer").select("id").where("identity_uid", "=", identityUid))
    .execute();
}
