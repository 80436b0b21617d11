import { phrase, type CatalogueName, type Filled } from "#contract/phrase.ts";
import { refuse, type Refusal } from "#contract/result.ts";
import type { Offer } from "./offers.ts";

/** An offer that can be bought. */
export type Buyable = Offer & { variant: NonNullable<Offer["variant"]> };

/** A product in its chosen attributes, for a sentence to name: 'Linen Shirt (Black, M)'. */
export function lineName({ itemId, name, attributes }: NamedOffer): CatalogueName {
  return { product: itemId, name, attributes };
}

type NamedOffer = Pick<Offer, "itemId" | "name" | "attributes">;

/** N-06: that there are not as many as wanted. */
export function shortageSentence(offer: NamedOffer, available: number): Filled {
  const name = lineName(offer);
  if (available <= 0) return phrase("{name} is sold out.", { name });
  return phrase("Only {count} of {name} are left.", { count: available, name });
}

/** The shop does not sell that product, or not any more. */
export const unknownProduct: Refusal = refuse("not_found", "This product is not in the shop.");

/** Why a choice cannot be bought at all, however many there are; null when it can. */
export function choiceRefusal(offer: Offer): Refusal | null {
  if (offer.variant) return null;
  const missing = offer.choices
    .filter(({ name }) => !Object.hasOwn(offer.attributes, name))
    .map(({ name }) => ({ attribute: name }));
  if (missing.length > 0) {
    return refuse("invalid", phrase("Please choose {choices} of {name}.", { choices: missing, name: nameOf(offer) }));
  }
  return valueRefusal(offer) ?? refuse("conflict", phrase("{name} is not available.", { name: lineName(offer) }));
}

/** That a product does not come in a chosen value; null when it comes in each. */
export function valueRefusal(offer: Offer): Refusal | null {
  for (const { name, values } of offer.choices) {
    const value = offer.attributes[name];
    if (value !== undefined && !values.includes(value)) {
      return refuse(
        "invalid",
        phrase('{name} does not come in {choice} "{value}".', {
          name: nameOf(offer),
          choice: { attribute: name },
          value: { attribute: name, value },
        }),
      );
    }
  }
  return null;
}

function nameOf({ itemId, name }: Offer): CatalogueName {
  return { product: itemId, name, attributes: {} };
}
