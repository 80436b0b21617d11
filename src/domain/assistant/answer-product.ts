import { displayTypeOf, type ProductAttribute, type ProductDetail, type ProductSummary } from "#contract/catalog.ts";
import { attributeLabel, struckPrice, valueLabel } from "../catalog/rules.ts";
import type { Shade } from "./lexicon/colours.ts";
import { isSize } from "./sizes-named.ts";
import type { Speaker } from "./speaker.ts";
import type { Understood } from "./understand.ts";

/** What is known of one product, what was asked for first. */
export function answerProduct(product: ProductDetail, { topics, shades, sizes }: Understood, speaker: Speaker): string {
  const { say } = speaker;
  const asked = shades.length > 0 || sizes.length > 0 ? [option(product, shades, sizes, speaker)] : [];
  const { price, choices, stock, rating } = factsOf(product, speaker);
  const rest = topics.has("description")
    ? [product.description, product.detailedDescription]
    : topics.has("reviews")
      ? [rating]
      : topics.has("sizes") || asked.length > 0
        ? [...choices, stock]
        : topics.has("price") && !topics.has("stock")
          ? []
          : [product.description, ...choices, stock, ...(product.ratingCount > 0 ? [rating] : [])];
  const soldOut = product.stock === 0 && !rest.includes(stock) ? [say.soldOut] : [];
  return [...asked, price, ...rest, ...soldOut].filter(Boolean).join("\n");
}

/** Both products' facts, and which costs less. */
export function answerComparison(a: ProductSummary, b: ProductSummary, speaker: Speaker): string {
  const { say, money } = speaker;
  const facts = [a, b].map((product) => {
    const { price, choices, stock, rating } = factsOf(product, speaker);
    return [price, ...choices, stock, rating].join(" ");
  });
  const cheaper = a.price < b.price ? a : b;
  const difference = Math.abs(a.price - b.price);
  return [
    ...facts.map((text) => `• ${text}`),
    difference === 0 ? say.samePrice : say.cheaper(cheaper.name, money(difference)),
  ].join("\n");
}

function factsOf(product: ProductSummary, { say, money, list, language }: Speaker) {
  const before = struckPrice(product.price, product.compareAt);
  const average = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(product.ratingAverage ?? 0);
  return {
    price: say.price(product.name, money(product.price), before === null ? null : money(before)),
    choices: product.attributes.map((attribute) => {
      const type = displayTypeOf(attribute.name);
      const values = list(attribute.values.map((value) => valueLabel(attribute, value)));
      if (type === "colour") return say.colours(values);
      return type === "size" ? say.offered(values) : `${attributeLabel(attribute)}: ${values}.`;
    }),
    stock: product.stock > 0 ? say.inStock(product.stock) : say.soldOut,
    rating: product.ratingCount > 0 ? say.rating(average, product.ratingCount) : say.noRating,
  };
}

/** Whether the product comes in what was asked for, and how many are left in it. */
function option(product: ProductSummary, shades: Shade[], sizes: string[], { say, list, language }: Speaker): string {
  const colours = shades.flatMap(({ values }) => values);
  const colour = pick(product, "colour", (value) => colours.includes(value.toLowerCase()));
  const size = pick(product, "size", (value) => sizes.some((named) => isSize(value, named)));
  const missing = [
    shades[0] && !colour ? shades[0].labels[language] : null,
    sizes.length > 0 && !size ? sizes[0]!.toUpperCase() : null,
  ].filter((value) => value !== null);
  if (missing.length > 0) return say.notMade(list(missing));
  const wanted = [colour, size].filter((choice) => choice !== null);
  const units = product.variants
    .filter(({ options }) => wanted.every(({ name, values }) => values.includes(options[name] ?? "")))
    .reduce((sum, { stock }) => sum + stock, 0);
  return say.option(list(wanted.flatMap((choice) => choice.values.map((value) => valueLabel(choice, value)))), units);
}

function pick(
  product: ProductSummary,
  type: "colour" | "size",
  wanted: (value: string) => boolean,
): ProductAttribute | null {
  const attribute = product.attributes.find(({ name }) => displayTypeOf(name) === type);
  const values = attribute?.values.filter(wanted) ?? [];
  return attribute && values.length > 0 ? { ...attribute, values } : null;
}
