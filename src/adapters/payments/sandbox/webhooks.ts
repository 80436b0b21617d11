import { hmac } from "../signature.ts";
import { newId, unixTime, type Sandbox } from "./books.ts";
import { SANDBOX_KEYS } from "./keys.ts";

/** For the shop to take an event (ms). */
const PATIENCE = 30_000;

/** Keeps an event until the shop has taken it. A repeat is the same event under the same id. */
export async function queueWebhook(
  sandbox: Sandbox,
  gateway: "razorpay" | "stripe",
  { id = newId("evt"), body, times }: { id?: string; body: object; times: number },
): Promise<void> {
  const at = sandbox.now();
  const rows = Array.from({ length: times }, (_, n) => ({
    id: n === 0 ? id : `${id}~${n}`,
    gateway,
    body: JSON.stringify(body),
    created_at: at,
    next_try_at: at,
  }));
  if (rows.length > 0) await sandbox.db.insertInto("sandbox.webhook").values(rows).execute();
}

/** Sends the webhooks that are due, the latest first: gateways promise no order. What the shop does not take is sent again. */
export async function deliverWebhooks(sandbox: Sandbox): Promise<void> {
  const due = await sandbox.db
    .selectFrom("sandbox.webhook")
    .where("delivered_at", "is", null)
    .where("next_try_at", "<=", sandbox.now())
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(50)
    .execute();
  await Promise.all(due.map((webhook) => deliver(sandbox, webhook)));
}

async function deliver(
  sandbox: Sandbox,
  webhook: { id: string; gateway: string; body: string; tries: number },
): Promise<void> {
  const { id, tries } = webhook;
  const later = new Date(sandbox.now().getTime() + 60_000 * 2 ** Math.min(tries, 8));
  const claimed = await sandbox.db
    .updateTable("sandbox.webhook")
    .set({ tries: tries + 1, next_try_at: later })
    .where("id", "=", id)
    .where("tries", "=", tries)
    .returning("id")
    .executeTakeFirst();
  if (!claimed || !(await send(sandbox, webhook))) return;
  await sandbox.db.updateTable("sandbox.webhook").set({ delivered_at: sandbox.now() }).where("id", "=", id).execute();
}

async function send(
  sandbox: Sandbox,
  { id, gateway, body }: { id: string; gateway: string; body: string },
): Promise<boolean> {
  try {
    const response = await fetch(`${sandbox.shop}/api/webhook/${gateway}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...signed(sandbox, gateway, id, body) },
      body,
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.arrayBuffer();
    return response.ok;
  } catch (error) {
    sandbox.log.debug({ err: error, webhook: id }, "the sandbox could not deliver a webhook");
    return false;
  }
}

function signed(sandbox: Sandbox, gateway: string, id: string, body: string): Record<string, string> {
  if (gateway === "stripe") {
    const time = unixTime(sandbox.now());
    return { "stripe-signature": `t=${time},v1=${hmac(SANDBOX_KEYS.stripe.webhookSecret, `${time}.${body}`)}` };
  }
  const signature = hmac(SANDBOX_KEYS.razorpay.webhookSecret, body);
  return { "x-razorpay-signature": signature, "x-razorpay-event-id": id.split("~")[0]! };
}
