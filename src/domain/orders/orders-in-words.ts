import type { Language } from "#contract/language.ts";
import type { Order, OrderItem } from "#contract/order.ts";
import { sql } from "kysely";
import { foldCase } from "../catalog/attribute-names.ts";
import { wantedLanguage } from "../catalog/words/wanted-language.ts";
import type { ShopContext } from "../context.ts";

interface Words {
  /** The name there of a product that is still called as it was when it was ordered. */
  nameOf(item: OrderItem): string;
  labelsOf(item: OrderItem): NonNullable<OrderItem["labels"]>;
}

/**
 * Orders as their shopper reads them: items under the names that they have in a language, as far as they are still called
 * as they were when they were ordered, and with labels for what was chosen. What was ordered stays as it is. Three queries.
 */
export async function ordersInWords<T extends Pick<Order, "items">>(
  ctx: ShopContext,
  orders: T[],
  language: Language | undefined,
): Promise<T[]> {
  const wanted = wantedLanguage(ctx, language);
  const items = orders.flatMap((order) => order.items);
  if (wanted === null || items.length === 0) return orders;
  const words = await wordsFor(ctx, items, wanted);
  return orders.map((order) => ({
    ...order,
    items: order.items.map((item) => ({ ...item, name: words.nameOf(item), labels: words.labelsOf(item) })),
  }));
}

async function wordsFor(ctx: ShopContext, items: OrderItem[], language: Language): Promise<Words> {
  const ids = items.map(({ _id }) => _id);
  const chosen = items.flatMap(({ attributes }) => Object.entries(attributes));
  const [names, attributes, values] = await Promise.all([
    ctx.db
      .selectFrom("product_translation as t")
      .innerJoin("product as p", "p.id", "t.product_id")
      .where("t.language", "=", language)
      .where("p.id", "=", sql<string>`any(${ids})`)
      .select(["p.id", "p.name as own", "t.name"])
      .execute(),
    ctx.db
      .selectFrom("attribute_translation as t")
      .innerJoin("attribute as a", "a.id", "t.attribute_id")
      .where("t.language", "=", language)
      .where("a.name", "=", sql<string>`any(${chosen.map(([name]) => name)})`)
      .select(["a.name as attribute", "t.name"])
      .execute(),
    ctx.db
      .selectFrom("attribute_value_translation as t")
      .innerJoin("attribute as a", "a.id", "t.attribute_id")
      .where("t.language", "=", language)
      .where("t.value", "=", sql<string>`any(${chosen.map(([, value]) => foldCase(value))})`)
      .select(["a.name as attribute", "t.value", "t.name"])
      .execute(),
  ]);
  const nameOf = new Map(names.map((row) => [key(row.id, row.own), row.name]));
  const labelOf = new Map(attributes.map((row) => [row.attribute, row.name]));
  const valueOf = new Map(values.map((row) => [key(row.attribute, row.value), row.name]));
  return {
    nameOf: ({ _id, name }) => nameOf.get(key(_id, name)) ?? name,
    labelsOf: ({ attributes: own }) =>
      Object.entries(own).map(([name, value]) => ({
        name: labelOf.get(name) ?? name,
        value: valueOf.get(key(name, foldCase(value))) ?? value,
      })),
  };
}

function key(...parts: string[]): string {
  return JSON.stringify(parts);
}
