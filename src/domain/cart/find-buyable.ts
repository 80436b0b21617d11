import { ok, type Result } from "#contract/result.ts";
import type { ShopContext } from "../context.ts";
import { choiceRefusal, unknownProduct, type Buyable } from "./availability.ts";
import { offersFor, type Choice } from "./offers.ts";

/** The offer for a choice, in stock or not; refused when the product is unknown or the choice is none of its. */
export async function findBuyable(ctx: ShopContext, choice: Choice): Promise<Result<Buyable>> {
  const [offer] = await offersFor(ctx.db, [choice]);
  if (!offer) return unknownProduct;
  return choiceRefusal(offer) ?? ok(offer as Buyable);
}
