import { displayTypeOf, type Combination, type ProductAttribute, type SelectedAttributes } from "#contract/catalog.ts";

export type StockBadge = "Out of Stock" | "Low Stock" | "In Stock" | "Available";

/** STATE-01 to STATE-04: what a card says of the units left. */
export function stockBadge(quantity: number): StockBadge {
  if (quantity <= 0) return "Out of Stock";
  if (quantity < 5) return "Low Stock";
  return quantity < 20 ? "In Stock" : "Available";
}

/** VAL-01: whether ADD is allowed. */
export function canAdd(quantity: number): boolean {
  return quantity > 0;
}

/**
 * Whole percent off the original price (VAL-03, VAL-04); null where none is shown. A discount that rounds to 0 is none.
 * Both prices in the same unit.
 */
export function discountPercent(price: number, compareAt: number | null): number | null {
  const original = struckPrice(price, compareAt);
  if (original === null) return null;
  const percent = Math.round(((original - price) / original) * 100);
  return percent > 0 ? percent : null;
}

/** The original price where it is to be struck through: above 0 and above the price (VAL-05); else null. */
export function struckPrice(price: number, compareAt: number | null): number | null {
  return compareAt !== null && compareAt > 0 && compareAt > price ? compareAt : null;
}

/** An attribute's name as the shopper reads it. */
export function attributeLabel({ name, label }: ProductAttribute): string {
  return label ?? name;
}

/** A value of an attribute as the shopper reads it; what is chosen and sent is the value itself. */
export function valueLabel({ labels }: ProductAttribute, value: string): string {
  return labels && Object.hasOwn(labels, value) ? labels[value]! : value;
}

/** STATE-15: the first value of each attribute, sold out or not. */
export function defaultSelection(attributes: ProductAttribute[]): SelectedAttributes {
  return Object.fromEntries(
    attributes.flatMap(({ name, values }) => (values[0] === undefined ? [] : [[name, values[0]]])),
  );
}

/** The variant that a selection names; null where the shop has no such combination. Names the product lacks are ignored. */
export function variantFor<C extends Combination>(
  product: { variants: readonly C[] },
  selection: SelectedAttributes,
): C | null {
  const fits = ({ options }: C) => Object.entries(options).every(([name, value]) => selection[name] === value);
  return product.variants.find(fits) ?? null;
}

/** Units of the chosen combination (N-06): 0 where the shop has no such combination. */
export function stockFor(product: { variants: readonly Combination[] }, selection: SelectedAttributes): number {
  return variantFor(product, selection)?.stock ?? 0;
}

/** CARD-05: a count in short form, one decimal at most: 950, 3.2k, 12k. */
export function shortCount(count: number): string {
  if (count < 1000) return String(count);
  return `${Math.round(count / 100) / 10}k`;
}

const COLOUR_NAMES = ["red", "blue", "green", "yellow", "black", "white", "purple", "orange", "pink", "gray", "brown"];

/** LIM-04: the CSS colour of a swatch; light gray for a name without a style of its own. */
export function colourStyle(name: string): string {
  const colour = name.trim().toLowerCase();
  return COLOUR_NAMES.includes(colour) ? colour : "lightgray";
}

const CARD_VALUES = { colour: 4, size: 3, select: 0 } as const;

/** CARD-07: what a card lets the shopper pick: colour and size, at most 4 swatches and 3 sizes. */
export function cardAttributes(attributes: ProductAttribute[]): ProductAttribute[] {
  return attributes
    .map((attribute) => ({
      ...attribute,
      values: attribute.values.slice(0, CARD_VALUES[displayTypeOf(attribute.name)]),
    }))
    .filter(({ values }) => values.length > 0);
}

/** CAT-01: a name with its first letter capitalised. */
export function capitalised(name: string): string {
  const [first = ""] = name;
  return first.toUpperCase() + name.slice(first.length);
}
