import { displayTypeOf, type DisplayType, type ProductAttribute } from "#contract/catalog.ts";
import type { ShopContext } from "../context.ts";
import { currentCopy } from "./copy/current-copy.ts";
import { compareAttributes, compareValues } from "./value-order.ts";

/** An attribute with every value that a published product is offered in (ENT-02, C-22). */
export interface AttributeDefinition extends ProductAttribute {
  displayType: DisplayType;
}

/** All attributes of the published catalogue: colour, size, then the others. */
export async function listAttributes(ctx: ShopContext): Promise<AttributeDefinition[]> {
  const { frame, list, values } = await currentCopy(ctx);
  const picks = Map.groupBy(new Set(values), (value) => list.attributes[value]!);
  return frame.attributes
    .flatMap(({ id, handle, name }) => {
      const own = picks.get(id);
      if (!own) return [];
      // Spellings that differ in letter case alone are one value.
      const texts = new Map(own.map((value) => [list.folded[value], list.texts[value]!]));
      const sorted = [...texts.values()].toSorted(compareValues);
      return [{ attributeId: handle, name, displayType: displayTypeOf(name), values: sorted }];
    })
    .toSorted((a, b) => compareAttributes(a.name, b.name));
}
