import type { Database } from "#platform/database/connect.ts";

/**
 * Ends every session of a customer, on whatever device, and has no proof count that the identity service gave before:
 * after a new password, and when the customer asks for it.
 * @param who the customer by `id`, or by `identity_uid`
 */
export async function leaveEverywhere(
  db: Database,
  who: { id: string } | { identity_uid: string },
  now: Date,
): Promise<void> {
  const [[column, value]] = Object.entries(who) as [["id" | "identity_uid", string]];
  await db.transaction().execute(async (change) => {
    const left = await change
      .updateTable("customer")
      .set({ proofs_from: now })
      .where(column, "=", value)
      .returning("id")
      .executeTakeFirst();
    if (left) await change.deleteFrom("shop_session").where("customer_id", "=", left.id).execute();
  });
}
