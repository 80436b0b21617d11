import { Type } from "typebox";

const Place = Type.Object({ handle: Type.String(), name: Type.String() });
const Paise = Type.Integer({ description: "Paise" });
const MaybePaise = Type.Union([Paise, Type.Null()]);
const MaybeNumber = Type.Union([Type.Number(), Type.Null()]);

/** ProductSummary of the contract, for the storefront: prices in paise. */
export const SummaryReply = Type.Object({
  id: Type.String(),
  name: Type.String(),
  category: Place,
  subCategory: Place,
  price: Paise,
  compareAt: MaybePaise,
  stock: Type.Integer(),
  attributes: Type.Array(
    Type.Object({
      attributeId: Type.String(),
      name: Type.String(),
      values: Type.Array(Type.String()),
      label: Type.Optional(Type.String()),
      labels: Type.Optional(Type.Record(Type.String(), Type.String())),
    }),
  ),
  variants: Type.Array(
    Type.Object({
      sku: Type.String(),
      options: Type.Record(Type.String(), Type.String()),
      price: Paise,
      compareAt: MaybePaise,
      stock: Type.Integer(),
    }),
  ),
  pictures: Type.Array(
    Type.Object({
      src: Type.String(),
      alt: Type.String(),
      width: MaybeNumber,
      height: MaybeNumber,
      widths: Type.Array(Type.Number()),
      placeholder: Type.Union([Type.String(), Type.Null()]),
      option: Type.Union([Type.Object({ name: Type.String(), value: Type.String() }), Type.Null()]),
    }),
  ),
  ratingCount: Type.Integer(),
  ratingAverage: MaybeNumber,
});
