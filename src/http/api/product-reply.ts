import { Type, type Static } from "typebox";
import type { Facets } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { toRupees } from "#contract/money.ts";
import { pictureUrl } from "#contract/picture.ts";
import { attributeLabel, valueLabel } from "#domain/catalog/rules.ts";
import type { WholeProduct } from "#domain/catalog/whole-products.ts";

const Selected = Type.Record(Type.String(), Type.String());

/** A product as the specification's client reads it (ENT-01), prices in rupees; from `variants` on, additions. */
export const ProductReply = Type.Object({
  _id: Type.String(),
  name: Type.String(),
  category: Type.String(),
  subCategory: Type.String(),
  description: Type.String(),
  detailedDescription: Type.String(),
  price: Type.Number(),
  originalPrice: Type.Number({ description: "0 where the product has none" }),
  image: Type.Array(Type.String()),
  quantity: Type.Integer({ description: "Units in stock over all variants" }),
  bestseller: Type.Boolean(),
  top: Type.Boolean(),
  newly: Type.Boolean(),
  hot: Type.Boolean(),
  popular: Type.Boolean(),
  reviews: Type.Array(Type.Unknown(), {
    description: "Always empty: review texts need a login, and have a call of their own",
  }),
  attributes: Type.Array(
    Type.Object({
      attributeId: Type.String(),
      attributeName: Type.String(),
      selectedValues: Type.Array(Type.String()),
    }),
  ),
  variants: Type.Array(
    Type.Object({
      sku: Type.String(),
      attributes: Selected,
      quantity: Type.Integer(),
      price: Type.Number(),
      originalPrice: Type.Number(),
    }),
  ),
  ratingAverage: Type.Union([Type.Number(), Type.Null()]),
  ratingCount: Type.Integer(),
  labels: Type.Optional(
    Type.Object(
      {
        category: Type.String(),
        subCategory: Type.String(),
        attributes: Type.Record(Type.String(), Type.Object({ name: Type.String(), values: Selected })),
      },
      {
        description:
          "With a language asked for: what category, subcategory, attributes and values are called there, the last two by their own names. What is sent to the shop stays as it stands above.",
      },
    ),
  ),
});

const Count = Type.Object({ handle: Type.String(), name: Type.String(), count: Type.Integer() });

/** How many products each further choice would leave; prices in rupees. */
export const FacetsReply = Type.Object({
  categories: Type.Array(Count),
  subCategories: Type.Array(Type.Object({ category: Type.String(), ...Count.properties })),
  attributes: Type.Array(Type.Object({ handle: Type.String(), name: Type.String(), values: Type.Array(Count) })),
  price: Type.Union([Type.Object({ min: Type.Number(), max: Type.Number() }), Type.Null()]),
});

/** ENT-01, C-14, C-15. In a language: name and texts are said in it, and labels are added; what is sent back stays. */
export function productReply(product: WholeProduct, language?: Language): Static<typeof ProductReply> {
  return {
    _id: product.id,
    name: product.name,
    category: product.filed.category,
    subCategory: product.filed.subCategory,
    description: product.description,
    detailedDescription: product.detailedDescription,
    price: toRupees(product.price),
    originalPrice: toRupees(product.compareAt ?? 0),
    image: product.pictures.map(pictureUrl),
    quantity: product.stock,
    ...product.flags,
    reviews: [],
    attributes: product.attributes.map(({ attributeId, name, values }) => ({
      attributeId,
      attributeName: name,
      selectedValues: values,
    })),
    variants: product.variants.map(({ sku, options, stock, price, compareAt }) => ({
      sku,
      attributes: options,
      quantity: stock,
      price: toRupees(price),
      originalPrice: toRupees(compareAt ?? 0),
    })),
    ratingAverage: product.ratingAverage === null ? null : Math.round(product.ratingAverage * 10) / 10,
    ratingCount: product.ratingCount,
    ...(language && { labels: labelsOf(product) }),
  };
}

function labelsOf({ category, subCategory, attributes }: WholeProduct) {
  return {
    category: category.name,
    subCategory: subCategory.name,
    attributes: Object.fromEntries(
      attributes.map((attribute) => [
        attribute.name,
        {
          name: attributeLabel(attribute),
          values: Object.fromEntries(attribute.values.map((value) => [value, valueLabel(attribute, value)])),
        },
      ]),
    ),
  };
}

export function facetsReply({ price, ...counts }: Facets): Static<typeof FacetsReply> {
  return { ...counts, price: price && { min: toRupees(price.min), max: toRupees(price.max) } };
}
