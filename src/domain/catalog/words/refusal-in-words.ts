import type { Language } from "#contract/language.ts";
import type { OrderItem } from "#contract/order.ts";
import type { CatalogueName, FieldPhrases, Filled, Part, Phrase, Value } from "#contract/phrase.ts";
import type { Refusal, Result } from "#contract/result.ts";
import type { ShopContext } from "../../context.ts";
import { ordersInWords } from "../../orders/orders-in-words.ts";

type Named = Pick<OrderItem, "_id" | "name" | "attributes">;

/** A result whose refusal calls products and what is chosen of them as a language does; any other as it is. */
export async function refusalInWords<T>(ctx: ShopContext, result: Result<T>, language: Language): Promise<Result<T>> {
  if (result.ok) return result;
  const names: CatalogueName[] = [];
  mapRefusal(result, (name) => {
    names.push(name);
    return name;
  });
  if (names.length === 0) return result;
  const [found] = await ordersInWords(ctx, [{ items: names.map(itemOf) as OrderItem[] }], language);
  const known = new Map(names.map((name, index) => [name, nameIn(name, found!.items[index]!)]));
  return mapRefusal(result, (name) => known.get(name) ?? name);
}

function itemOf(name: CatalogueName): Named {
  if ("attribute" in name) return { _id: "", name: "", attributes: { [name.attribute]: name.value ?? "" } };
  return { _id: name.product, name: name.name, attributes: name.attributes };
}

function nameIn(name: CatalogueName, { name: product, labels }: OrderItem): CatalogueName {
  if (!labels) return name;
  if ("attribute" in name) {
    const [label] = labels;
    return { attribute: label!.name, ...(name.value !== undefined && { value: label!.value }) };
  }
  const attributes = Object.fromEntries(labels.map((label) => [label.name, label.value]));
  return { product: name.product, name: product, attributes };
}

type Rename = (name: CatalogueName) => CatalogueName;

function mapRefusal(refusal: Refusal, rename: Rename): Refusal {
  const { message, errors } = refusal;
  return { ...refusal, message: mapPhrase(message, rename), ...(errors && { errors: mapFields(errors, rename) }) };
}

function mapFields(errors: FieldPhrases, rename: Rename): FieldPhrases {
  return Object.fromEntries(Object.entries(errors).map(([field, phrase]) => [field, mapPhrase(phrase, rename)]));
}

function mapPhrase(phrase: Phrase, rename: Rename): Phrase {
  if (typeof phrase === "string" || "operator" in phrase) return phrase;
  return "text" in phrase ? mapFilled(phrase, rename) : phrase.map((part) => mapPhrase(part, rename));
}

function mapFilled({ text, values }: Filled, rename: Rename): Filled {
  const mapped = Object.entries(values).map(([name, value]) => [name, mapValue(value, rename)]);
  return { text, values: Object.fromEntries(mapped) as Record<string, Value> };
}

function mapValue(value: Value, rename: Rename): Value {
  if (typeof value === "number") return value;
  return Array.isArray(value) ? value.map((part: Part) => mapPart(part, rename)) : mapPart(value as Part, rename);
}

function mapPart(part: Part, rename: Rename): Part {
  if (typeof part === "string") return part;
  return "text" in part ? mapFilled(part, rename) : rename(part);
}
