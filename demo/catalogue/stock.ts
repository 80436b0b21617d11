import type { DemoProduct, Variant } from "./product.ts";

/** How much of a product the demo shop holds in all its variants together: 0, 1 to 4, 5 to 19, 20 or more. */
export type StockLevel = "none" | "low" | "some" | "plenty";

const keyOf = (variant: Variant) =>
  Object.keys(variant)
    .sort()
    .map((name) => `${name}=${variant[name]}`)
    .join("|");

/** A 32-bit number that depends on the text alone (FNV-1a). */
export function numberFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** All combinations of the attributes' values, in the order of the attributes; the first one is the default variant. */
export function variantsOf(attributes: DemoProduct["attributes"]): Variant[] {
  let all: Record<string, string>[] = [{}];
  for (const { name, values } of attributes)
    all = all.flatMap((variant) => values.map((value) => ({ ...variant, [name]: value })));
  return all;
}

/**
 * Makes a product's stock function. Values in `gone` are sold out in every combination;
 * the default variant is in stock unless its own value is gone or the level is "none".
 */
export function stockOf(
  id: string,
  attributes: DemoProduct["attributes"],
  level: StockLevel,
  gone: readonly string[],
): (variant: Variant) => number {
  const variants = variantsOf(attributes);
  const open = variants.filter((variant) => !Object.values(variant).some((value) => gone.includes(value)));
  const units = new Map<string, number>();
  const first = open[0];
  if (level === "plenty") {
    for (const variant of open) {
      const roll = numberFrom(`${id}|${keyOf(variant)}`);
      units.set(keyOf(variant), variant !== first && roll % 11 === 0 ? 0 : 4 + (roll % 13));
    }
    if (first) units.set(keyOf(first), 18 + (numberFrom(id) % 17));
  } else if (level !== "none" && first) {
    const total = level === "low" ? 2 + (numberFrom(id) % 3) : 8 + (numberFrom(id) % 11);
    const [, ...rest] = open;
    rest.sort((a, b) => numberFrom(id + keyOf(a)) - numberFrom(id + keyOf(b)));
    const order = [first, ...rest].slice(0, level === "low" ? 3 : 7);
    for (let i = 0; i < total; i++) {
      const key = keyOf(order[i % order.length] ?? first);
      units.set(key, (units.get(key) ?? 0) + 1);
    }
  }
  return (variant) => units.get(keyOf(variant)) ?? 0;
}
