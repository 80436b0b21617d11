import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { demoProducts } from "../../catalogue/products.ts";
import type { Plan } from "./plan.ts";
import { productPlans } from "./product-plans.ts";
import { scenePlans } from "./scenes.ts";

/** The plan of every picture of the demo shop by name. */
export function allPlans(): Map<string, Plan> {
  const shop = new Map(demoProducts.map((product) => [product.id, product]));
  return new Map([
    ...Object.entries(scenePlans),
    ...demoProducts.flatMap((product) => Object.entries(productPlans(product, shop))),
  ]);
}

/** The widths in which a picture is stored: its own and half of it. */
export const widthsOf = ({ width }: Plan): number[] => [width / 2, width];

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) =>
      entry.isDirectory()
        ? sources(path.join(folder, entry.name))
        : entry.name.endsWith(".ts")
          ? [path.join(folder, entry.name)]
          : [],
    )
    .sort();

/** A number for the maker as it is now: another one after any change of its code that is more than layout. */
export function makerHash(): string {
  const hash = createHash("sha256");
  for (const file of sources(import.meta.dirname)) hash.update(readFileSync(file, "utf8").replaceAll(/[\s,;()]/g, ""));
  return hash.digest("hex");
}

/** What a picture follows from: when it is the same, the picture need not be drawn again. */
export const recipeOf = (plan: Plan, maker: string): string =>
  createHash("sha256").update(maker).update(JSON.stringify(plan)).digest("hex").slice(0, 12);
