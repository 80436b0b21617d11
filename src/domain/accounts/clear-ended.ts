import { clearInBatches, type Ending } from "#platform/database/clear-in-batches.ts";
import type { ShopContext } from "../context.ts";

const DAY = 86_400_000;

/** The shop's own tokens, and what the built-in identity service keeps for a while: sessions, mailed links, guesses. */
const ENDING: Ending[] = [
  { table: "shop_session", key: "token_hash", column: "expires_at" },
  { table: "identity.session", key: "id", column: "expiresAt" },
  { table: "identity.verification", key: "id", column: "expiresAt" },
  { table: "identity.guess", key: "key", column: "ends_at" },
];

/** How often an address called it, of which the last minutes count. Milliseconds. */
const CALLS: Ending = { table: "identity.rateLimit", key: "id", column: "lastRequest" };

/** Clears away what has ended: nobody can use it any more, and whoever does not come back would leave it for good. */
export async function clearEnded(ctx: ShopContext): Promise<void> {
  for (const ending of ENDING) await clear(ctx, ending, ctx.now());
  await clear(ctx, CALLS, ctx.now().getTime() - DAY);
}

async function clear({ db, log }: ShopContext, ending: Ending, until: Date | number): Promise<void> {
  const cleared = await clearInBatches(db, ending, until);
  if (cleared > 0) log.debug({ table: ending.table, cleared }, "what had ended was cleared away");
}
