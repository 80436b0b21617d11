import type { SelectedAttributes } from "#contract/catalog.ts";
import { isHandle } from "#contract/handle.ts";
import type { Picture } from "#contract/picture.ts";
import type { Database } from "#platform/database/connect.ts";
import { sql } from "kysely";

/** A product in chosen attributes, as somebody asks for it. */
export interface Choice {
  itemId: string;
  attributes: SelectedAttributes;
}

/** What the shop has for a choice. */
export interface Offer {
  itemId: string;
  name: string;
  /** The choice in the order of the product's attributes; what the product does not have is left out. */
  attributes: SelectedAttributes;
  /** What there is to choose. */
  choices: { name: string; values: string[] }[];
  /** What would be sold. Price in paise. Null where the shop has no such combination. */
  variant: { id: number; sku: string; price: number; stock: number } | null;
  /** The picture of the chosen value where there is one, else the first. */
  picture: Picture | null;
}

interface Row extends Omit<Offer, "attributes" | "choices" | "variant"> {
  /** Attribute and value, in their order; null where there is nothing to choose. */
  values: [name: string, value: string][] | null;
  position: number;
  variantId: number | null;
  sku: string;
  price: number;
  stock: number;
}

const MOST_KEPT = 6;

/**
 * What the shop has for each choice, in their order; null for a product that it does not sell. One query.
 * A variant has a value for each attribute of its product, so at most one fits.
 */
export async function offersFor(db: Database, wanted: readonly Choice[]): Promise<(Offer | null)[]> {
  const offers = wanted.map((): Offer | null => null);
  const asked = wanted.flatMap((choice, index) => (isStorable(choice) ? [{ choice, index }] : []));
  if (asked.length === 0) return offers;
  // A plan is kept for each number of choices; large carts are rare, and planned each time.
  const kept = asked.length <= MOST_KEPT ? sql`/*kept*/` : sql``;
  const { rows } = await sql<Row>`${kept}
    select w.position, p.id as "itemId", p.name, v.id as "variantId", v.sku, v.price_minor as price, v.stock,
      (select picture from product_picture where product_id = p.id
        order by coalesce(w.chosen ->> option_name = option_value, false) desc, position limit 1) as picture,
      (select json_agg(json_build_array(a.name, o.value) order by o.attribute_position, o.position)
        from product_attribute_value o join attribute a on a.id = o.attribute_id
        where o.product_id = p.id) as values
    from (values ${sql.join(asked.map(({ choice, index }) => askedRow(choice, index)))}) as w(product_id, chosen, position)
    join product p on p.id = w.product_id and p.published
    left join variant v on v.product_id = p.id and w.chosen @> v.options`.execute(db);
  for (const row of rows) {
    offers[row.position] = offerOf(row, wanted[row.position]!);
  }
  return offers;
}

function askedRow({ itemId, attributes }: Choice, index: number) {
  return sql`(${itemId}::text, ${JSON.stringify(attributes)}::jsonb, ${index}::int)`;
}

function offerOf(row: Row, { attributes: given }: Choice): Offer {
  const { itemId, name, picture, variantId, sku, price, stock } = row;
  const byName = Map.groupBy(row.values ?? [], ([attribute]) => attribute);
  const choices = [...byName].map(([attribute, pairs]) => ({
    name: attribute,
    values: pairs.map(([, value]) => value),
  }));
  const chosen = choices.flatMap((choice) =>
    Object.hasOwn(given, choice.name) ? [[choice.name, given[choice.name]!]] : [],
  );
  return {
    itemId,
    name,
    choices,
    picture,
    attributes: Object.fromEntries(chosen),
    variant: variantId === null ? null : { id: variantId, sku, price, stock },
  };
}

/** What the database's text and JSON cannot hold is known to be no product's: NUL, and halves of surrogate pairs. */
export function isStorable({ itemId, attributes }: Choice): boolean {
  const texts = [...Object.keys(attributes), ...Object.values(attributes)];
  return isHandle(itemId) && texts.every((text) => text.isWellFormed() && !text.includes("\0"));
}
