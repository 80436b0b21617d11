import { Type } from "typebox";
import { MAX_QUANTITY } from "#contract/cart.ts";
import { SpokenText } from "../refusals.ts";

/**
 * A name with a line break slips through a record's pattern unseen, and no name of ours has one: such are left out.
 */
const sealed = { additionalProperties: false };

/** Chosen attributes (G-25). */
export const Values = Type.Record(Type.String(), Type.String({ maxLength: 200 }), {
  ...sealed,
  maxProperties: 20,
  description: "Attribute name → chosen value",
});

const ItemId = Type.String({ minLength: 1, maxLength: 120 });

/** Which product in which attributes a cart or wishlist call is about (G-25). */
export const Line = Type.Object({ itemId: ItemId, selectedAttributeValues: Type.Optional(Values) });

export const Quantity = (least: number) => Type.Integer({ minimum: least, maximum: MAX_QUANTITY });

/** ENT-04, ENT-05 */
export const CartData = Type.Record(
  Type.String(),
  Type.Object({
    itemId: Type.String(),
    quantity: Type.Integer(),
    attributes: Type.Record(Type.String(), Type.String()),
  }),
  { description: "By line key: the item id and the chosen values, joined by underscores" },
);

/** ENT-07 */
export const WishlistData = Type.Record(
  Type.String(),
  Type.Object({ itemId: Type.String(), attributes: Type.Record(Type.String(), Type.String()) }),
  { description: "By the same keys as the cart's lines" },
);

/** What a browser kept while nobody was logged in; what is missing or odd in it is left out of the merge. */
export const KeptLines = Type.Record(
  Type.String({ maxLength: 1000 }),
  Type.Object({
    itemId: Type.Optional(Type.String({ maxLength: 120 })),
    quantity: Type.Optional(Type.Number()),
    attributes: Type.Optional(Values),
  }),
  { ...sealed, maxProperties: 500 },
);

/** The body of a call that needs none: nothing, or an empty object. */
export const Nothing = Type.Optional(Type.Union([Type.Object({}), Type.Null()]));

export const Done = Type.Object({ success: Type.Literal(true), message: SpokenText });
