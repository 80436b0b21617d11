import { speak } from "#contract/messages/speak.server.ts";
import type { ShopContext } from "../context.ts";
import type { Customer } from "./customer.ts";
import { keepCustomer } from "./keep-customer.ts";

/** The shopper whom every demo shop knows; printed at start. A shop without DEMO never has this account. */
export const DEMO_ACCOUNT = { name: "Demo Shopper", email: "demo@weft.example", password: "weft-demo" } as const;

/**
 * Makes the demo shopper at the built-in identity service and in the shop, without orders; a second call changes nothing.
 * @throws outside a demo, and where a third party holds the accounts
 */
export async function createDemoAccount(ctx: ShopContext): Promise<Customer> {
  if (!ctx.config.DEMO) throw new Error("The demo account belongs to a demo shop alone.");
  if (!ctx.adapters.builtinIdentity) throw new Error("The demo account needs the built-in identity service.");
  const identity = await ctx.adapters.builtinIdentity.ensureAccount(DEMO_ACCOUNT);
  const kept = await keepCustomer(ctx, identity);
  if (!kept.ok) throw new Error(`The demo account could not be made: ${speak("en", kept.message)}`);
  return kept.value;
}
