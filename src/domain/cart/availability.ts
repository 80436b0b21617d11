import type { SelectedAttributes } from "#contract/catalog.ts";
import { refuse, type Refusal } from "#contract/result.ts";
import type { Offer } from "./offers.ts";

/** An offer that can be bought. */
export type Buyable = Offer & { variant: NonNullable<Offer["variant"]> };

/** A product in its chosen attributes, as a sentence names it: 'Linen Shirt (Black, M)'. */
export function lineName(name: string, attributes: SelectedAttributes): string {
  const values = Object.values(attributes);
  return values.length > 0 ? `${name} (${values.join(", ")})` : name;
}

/** N-06: that there are not as many as wanted. */
export function shortageSentence(offer: Pick<Offer, "name" | "attributes">, available: number): string {
  const name = lineName(offer.name, offer.attributes);
  if (available <= 0) return `${name} is sold out.`;
  return `Only ${available} of ${name} ${available === 1 ? "is" : "are"} left.`;
}

/** The shop does not sell that product, or not any more. */
export const unknownProduct: Refusal = refuse("not_found", "This product is not in the shop.");

/** Why a choice cannot be bought at all, however many there are; null when it can. */
export function choiceRefusal(offer: Offer): Refusal | null {
  if (offer.variant) return null;
  const missing = offer.choices.filter(({ name }) => !Object.hasOwn(offer.attributes, name)).map(({ name }) => name);
  if (missing.length > 0) return refuse("invalid", `Please choose ${missing.join(" and ")} of ${offer.name}.`);
  return valueRefusal(offer) ?? refuse("conflict", `${lineName(offer.name, offer.attributes)} is not available.`);
}

/** That a product does not come in a chosen value; null when it comes in each. */
export function valueRefusal(offer: Offer): Refusal | null {
  for (const { name, values } of offer.choices) {
    const value = offer.attributes[name];
    if (value !== undefined && !values.includes(value)) {
      return refuse("invalid", `${offer.name} does not come in ${name} "${value}".`);
    }
  }
  return null;
}
