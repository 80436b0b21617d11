import type { DemoProduct } from "./product.ts";

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");

/** The colours a product is sold in. */
export const coloursOf = (product: Pick<DemoProduct, "attributes">): string[] =>
  product.attributes.find(({ name }) => name === "Colour")?.values ?? [];

/** The manifest's name of a product's front in one colour. */
export const frontPicture = (productId: string, colour: string): string => `${productId}-front-${slug(colour)}`;

/** The manifest's name of a product's second view. */
export const secondPicture = (productId: string): string => `${productId}-second`;

/** A product's pictures in the order the shop shows them: first colour, second view, the other colours. */
export function picturesOf(product: Pick<DemoProduct, "id" | "attributes">): string[] {
  const [first = "", ...rest] = coloursOf(product).map((colour) => frontPicture(product.id, colour));
  return [first, secondPicture(product.id), ...rest];
}
