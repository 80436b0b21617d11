import { displayTypeOf, type DisplayType, type ProductAttribute } from "#contract/catalog.ts";
import { sql } from "kysely";
import type { ShopContext } from "../context.ts";
import { foldCase } from "./attribute-names.ts";
import { compareAttributes, compareValues } from "./value-order.ts";

/** An attribute with every value that a published product is offered in (ENT-02, C-22). */
export interface AttributeDefinition extends ProductAttribute {
  displayType: DisplayType;
}

/** All attributes of the published catalogue: colour, size, then the others. */
export async function listAttributes(ctx: ShopContext): Promise<AttributeDefinition[]> {
  const { rows } = await sql<{ handle: string; name: string; picks: string[] }>`
    select a.handle, a.name, array_agg(distinct v.value) as picks
    from attribute a
    join product_attribute_value v on v.attribute_id = a.id
    join product p on p.id = v.product_id
    where p.published
    group by a.id`.execute(ctx.db);
  return rows
    .map(({ handle, name, picks }) => ({
      attributeId: handle,
      name,
      displayType: displayTypeOf(name),
      values: [...new Map(picks.map((value) => [foldCase(value), value])).values()].toSorted(compareValues),
    }))
    .toSorted((a, b) => compareAttributes(a.name, b.name));
}
