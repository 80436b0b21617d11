import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { demoProducts } from "../../catalogue/products.ts";
import { FABRICS } from "./fabrics.ts";
import { drawingOf, fabricOf, schemeFor } from "./plan.ts";
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

/** What makes a picture of a plan, beside the drawings, the shades and the fabrics, which a recipe holds themselves. */
const STUDIO = ["blur", "compose", "geometry", "light", "noise", "patterns", "picture", "relief", "settle", "shades"];

const source = (name: string) => readFileSync(path.join(import.meta.dirname, `${name}.ts`), "utf8");
const sha = (text: string) => createHash("sha256").update(text).digest("hex");

/** A number for the studio as it is now: another one after any change of its code that is more than layout. */
export const studioHash = (): string =>
  sha([...STUDIO.map(source), source("fabrics").split("export const FABRICS")[0]].join("").replaceAll(/[\s,;()]/g, ""));

/** What a picture follows from: when it is the same, the picture need not be made again. */
export async function recipeOf(plan: Plan, studio: string): Promise<string> {
  const things = [];
  for (const thing of plan.things) {
    const { x, y, w, h, turn, name } = thing,
      { pattern: _, ...scheme } = await schemeFor(thing),
      drawing = drawingOf(thing),
      fabrics = new Set([fabricOf(thing), ...drawing.flatMap(({ fabric }) => fabric ?? [])]);
    things.push({
      place: [x, y, w, h, turn, name],
      scheme,
      printed: "brief" in thing ? thing.brief.pattern : undefined,
      drawing,
      fabrics: [...fabrics].map((fabric) => FABRICS[fabric]),
    });
  }
  const { width, height, tone, falloff, close } = plan;
  return sha(
    JSON.stringify([studio, width, height, tone, falloff, close, things], (_, value: unknown) =>
      typeof value === "function" ? String(value).replaceAll(/\s/g, "") : value,
    ),
  ).slice(0, 12);
}
