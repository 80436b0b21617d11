import type { SelectedAttributes } from "#contract/catalog.ts";
import { phrase, type Filled } from "#contract/phrase.ts";
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
export function shortageSentence(offer: Pick<Offer, "name" | "attributes">, available: number): Filled {
  const name = lineName(offer.name, offer.attributes);
  if (available <= 0) return phrase("{name} is sold out.", { name });
  return phrase("Only {count} of {name} are left.", { count: available, name });
}

/** The shop does not sell that product, or not any more. */
export const unknownProduct: Refusal = refuse("not_found", "This product is not in the shop.");

/** Why a choice cannot be bought at all, however many there are; null when it can. */
export function choiceRefusal(offer: Offer): Refusal | null {
  if (offer.variant) return null;
  const missing = offer.choices.filter(({ name }) => !Object.hasOwn(offer.attributes, name)).map(({ name }) => name);
  if (missing.length > 0) {
    return refuse("invalid", phrase("Please choose {choices} of {name}.", { choices: missing, name: offer.name }));
  }
  return (
    valueRefusal(offer) ??
    refuse("conflict", phrase("{name} is not available.", { name: lineName(offer.name, offer.attributes) }))
  );
}

/** That a product does not come in a chosen value; null when it comes in each. */
export function valueRefusal(offer: Offer): Refusal | null {
  for (const { name, values } of offer.choices) {
    const value = offer.attributes[name];
    if (value !== undefined && !values.includes(value)) {
      return refuse(
        "invalid",
        phrase('{name} does not come in {choice} "{value}".', { name: offer.name, choice: name, value }),
      );
    }
  }
  return null;
}
