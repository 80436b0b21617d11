import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ProductSummary } from "./catalog.ts";
import { productPacker, unpackProduct } from "./packed-product.ts";

const STAND_IN = "data:image/webp;base64,UklGRkYAAABXRUJQ";

const text = fc.oneof(fc.string(), fc.constantFrom("", "%", "100% wool", "a|b;c", "*", "~", "%25", "Größe 1,5:2"));
const named = fc.string({ minLength: 1 });
/** What every object has already is no attribute's name. */
const attributeName = named.filter((name) => !(name in {}));
const place = fc.record({ handle: text, name: text });
const price = fc.nat();
const compareAt = fc.option(fc.nat());

const product: fc.Arbitrary<ProductSummary> = fc
  .record({
    attributes: fc.uniqueArray(
      fc.record({
        attributeId: text,
        name: attributeName,
        values: fc.uniqueArray(text, { minLength: 1, maxLength: 4 }),
      }),
      { selector: ({ name }) => name, maxLength: 3 },
    ),
    name: text,
  })
  .chain(({ attributes, name }) => {
    const options = attributes.map(
      (attribute) =>
        [attribute.name, fc.option(fc.oneof(fc.constantFrom(...attribute.values), text), { nil: undefined })] as const,
    );
    const picture = fc.record({
      src: text,
      alt: fc.oneof(
        text,
        text.map((rest) => name + rest),
      ),
      width: fc.option(fc.integer({ min: 1 })),
      height: fc.option(fc.integer({ min: 1 })),
      widths: fc.array(fc.integer({ min: 1 }), { maxLength: 3 }),
      placeholder: fc.option(fc.oneof(named, fc.constant(STAND_IN))),
      option: fc.option(fc.record({ name: named, value: text })),
    });
    return fc.record({
      id: named,
      name: fc.constant(name),
      category: place,
      subCategory: place,
      price,
      compareAt,
      stock: fc.nat(),
      attributes: fc.constant(attributes),
      variants: fc.array(
        fc.record({
          options: fc.record(Object.fromEntries(options)).map(withoutGaps),
          price,
          compareAt,
          stock: fc.nat(),
        }),
        { maxLength: 5 },
      ),
      pictures: fc.array(picture, { maxLength: 3 }),
      ratingCount: fc.nat(),
      ratingAverage: fc.option(fc.double({ min: 1, max: 5, noNaN: true })),
    });
  });

function withoutGaps(options: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Small pictures that stand in for others travel with a product's first picture alone. */
function asTravelled(product: ProductSummary): ProductSummary {
  const pictures = product.pictures.map((picture, index) =>
    index > 0 && picture.placeholder === STAND_IN ? { ...picture, placeholder: null } : picture,
  );
  return { ...product, pictures };
}

describe("a product that travels packed", () => {
  it("arrives as it was, whatever its texts hold", () => {
    fc.assert(
      fc.property(product, (whole) => {
        const [packed] = productPacker()([whole]);
        // As it travels: by its text alone.
        expect(unpackProduct(JSON.parse(JSON.stringify(packed)))).toEqual(asTravelled(whole));
      }),
    );
  });

  it("leaves the shop's article numbers at home", () => {
    const variants = [{ sku: "SECRET-1", options: {}, price: 5, compareAt: null, stock: 2 }];
    fc.assert(
      fc.property(product, (whole) => {
        expect(JSON.stringify(productPacker()([{ ...whole, variants } as ProductSummary]))).not.toContain("SECRET-1");
      }),
      { numRuns: 5 },
    );
  });

  it("is one object wherever it stands on a page, and shares what others have too", () => {
    const [one, other] = fc.sample(product, { numRuns: 2, seed: 7 }) as [ProductSummary, ProductSummary];
    const pack = productPacker();
    const [first] = pack([{ ...one, id: "a", category: { handle: "women", name: "women" } }]);
    const [again, second] = pack([
      { ...one, id: "a" },
      { ...other, id: "b", category: { handle: "women", name: "women" } },
    ]);
    expect(again).toBe(first);
    expect(second!.category).toBe(first!.category);
    expect(unpackProduct(first!)).toBe(unpackProduct(again!));
  });
});
