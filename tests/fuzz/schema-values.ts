import fc from "fast-check";

/** As much of JSON Schema as the calls of the shop use. */
export interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  patternProperties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
}

/** Values that mean something in this shop, by the name of the field: ids of products and orders, codes, countries. */
export type Known = Record<string, readonly unknown[]>;

/** Values that the schema allows, known ones more often than chance would have them. */
export function valid(schema: JsonSchema, known: Known, name = ""): fc.Arbitrary<unknown> {
  const usual = byType(schema, known, name);
  const values = known[name];
  return values
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: usual })
    : usual;
}

function byType(schema: JsonSchema, known: Known, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valid(one, known, name)));
  switch (schema.type) {
    case "string":
      return text(schema);
    case "integer":
      return fc.integer({ min: schema.minimum ?? -1000, max: Math.min(schema.maximum ?? 1000, 2 ** 31 - 1) });
    case "number":
      return fc.double({
        min: schema.minimum ?? schema.exclusiveMinimum ?? -1e6,
        max: schema.maximum ?? 1e6,
        noNaN: true,
        noDefaultInfinity: true,
      });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array":
      return fc.array(valid(schema.items ?? {}, known, name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case "object":
      return object(schema, known);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

function text({ minLength = 0, maxLength = 40, pattern }: JsonSchema): fc.Arbitrary<string> {
  const bounds = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) };
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: "grapheme-ascii", ...bounds });
}

function object(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valid(one, known, name)] as const);
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [], noNullPrototype: true });
  const [free] = Object.values(schema.patternProperties ?? {});
  if (!free) return named;
  const keys = known["key"] ?? ["Size"];
  return fc.dictionary(fc.constantFrom(...(keys as string[])), valid(free, known), {
    maxKeys: 3,
    noNullPrototype: true,
  });
}
