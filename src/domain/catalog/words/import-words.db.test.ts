import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import { sampleDraft } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { findCollection } from "../../content/collections.ts";
import { findProduct } from "../find-product.ts";
import { listProducts } from "../list-products.ts";
import { saveProducts } from "../save-products.ts";
import { readCsvRows } from "../shopify-csv/csv-rows.ts";
import { exportWords } from "./export-words.ts";
import { importWords } from "./import-words.ts";

const HEADER = "Type,Identification,Field,Locale,Default content,Translated content";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await saveProducts(shop.ctx, [
    sampleDraft({
      id: "linen-shirt",
      name: "Linen Shirt",
      category: "Women",
      subCategory: "Blouses",
      detailedDescription: 'It says "linen",\nand means it.',
      options: { Colour: ["Black", "Off-White"], Size: ["S", "XL", "38", "One Size"] },
    }),
    sampleDraft({ id: "belt", name: "Belt", description: "", category: "Women", subCategory: "Blouses" }),
  ]);
  await shop.ctx.db.insertInto("collection").values({ handle: "capsule", title: "Capsule" }).execute();
});
afterAll(() => shop.close());

const take = async (lines: string[]) => {
  const result = await importWords(shop.ctx, Buffer.from([HEADER, ...lines].join("\n")));
  if (!result.ok) throw new Error(JSON.stringify(result.message));
  return result.value;
};
const give = async (language: Language) => {
  let text = "";
  for await (const part of exportWords(shop.ctx, language)) text += part;
  return text;
};

describe("a file of translations", () => {
  it("TRANS puts what is sound into the catalogue and names the rest with its line", async () => {
    const report = await take([
      "PRODUCT,linen-shirt,name,fr,Linen Shirt,Chemise en lin",
      'product, Linen-Shirt ,Details,fr-FR,,"Elle dit « lin »,\net le pense."',
      "CATEGORY,women,name,fr,Women,Femme",
      "SUBCATEGORY,women/blouses,name,fr,Blouses,Chemisiers",
      "COLLECTION,capsule,title,fr,Capsule,La Capsule",
      "ATTRIBUTE,Color,name,fr,Colour,Couleur",
      "VALUE,colour/BLACK,name,fr,Black,Noir",
      "PRODUCT,linen-shirt,name,de,Linen Shirt,Leinenhemd",
      "PRODUCT,linen-shirt,name,en,Linen Shirt,Shirt",
      "PRODUCT,linen-shirt,price,fr,1,2",
      "PRODUCT,nothing,name,fr,Nothing,Rien",
      "VALUE,colour,name,fr,Black,Noir",
      "VALUE,cut/slim,name,fr,Slim,Étroit",
      "PRODUCT,,name,fr,Nothing,Rien",
      "PRODUCT,linen-shirt,name,it,Linen Shirt,Camicia",
      "SHELF,a,name,fr,a,b",
      "PRODUCT,__proto__,name,fr,a,b",
      "PRODUCT,linen-shirt,name",
    ]);
    expect(report.taken).toEqual({ fr: 7, de: 1 });
    expect(report.problems.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      "11: the shop's own language is en; change the product itself",
      '12: a PRODUCT has no field "price", only name, description, details',
      '13: the shop has no product "nothing"',
      '14: "colour" does not say which value of which attribute, as in colour/black',
      '15: the shop has no attribute for "cut/slim"',
      "16: it does not say what is translated",
      '17: there is no language "it", only en, es, fr, de, ja',
      '18: there is no type "SHELF", only PRODUCT, CATEGORY, SUBCATEGORY, COLLECTION, ATTRIBUTE, VALUE',
      '19: the shop has no product "__proto__"',
      "20: it has 3 fields, and the header has 6",
    ]);
    expect(await findProduct(shop.ctx, "linen-shirt", "fr")).toMatchObject({
      name: "Chemise en lin",
      description: "A tee.",
      detailedDescription: "Elle dit « lin »,\net le pense.",
      category: { name: "Femme" },
      subCategory: { name: "Chemisiers" },
      attributes: [{ label: "Couleur", labels: { Black: "Noir" } }, {}],
    });
    expect(await findCollection(shop.ctx, "capsule", "fr")).toMatchObject({ title: "La Capsule" });
    expect((await listProducts(shop.ctx, { language: "de", q: "leinen" })).total).toBe(1);
  });

  it("is written for translators with what there is, and taken back as it was written", async () => {
    const before = await give("fr");
    const { header, rows } = readCsvRows(Buffer.from(before));
    expect(header).toEqual(HEADER.split(","));
    expect(rows.map(({ fields }) => fields)).toEqual([
      ["CATEGORY", "women", "name", "fr", "Women", "Femme"],
      ["SUBCATEGORY", "women/blouses", "name", "fr", "Blouses", "Chemisiers"],
      ["COLLECTION", "capsule", "title", "fr", "Capsule", "La Capsule"],
      ["ATTRIBUTE", "colour", "name", "fr", "Colour", "Couleur"],
      ["ATTRIBUTE", "size", "name", "fr", "Size", ""],
      ["VALUE", "colour/black", "name", "fr", "Black", "Noir"],
      ["VALUE", "colour/off-white", "name", "fr", "Off-White", ""],
      ["VALUE", "size/one size", "name", "fr", "One Size", ""],
      ["PRODUCT", "belt", "name", "fr", "Belt", ""],
      ["PRODUCT", "belt", "details", "fr", "A tee, at length.", ""],
      ["PRODUCT", "linen-shirt", "name", "fr", "Linen Shirt", "Chemise en lin"],
      ["PRODUCT", "linen-shirt", "description", "fr", "A tee.", ""],
      ["PRODUCT", "linen-shirt", "details", "fr", 'It says "linen",\nand means it.', "Elle dit « lin »,\net le pense."],
    ]);
    const again = await importWords(shop.ctx, Buffer.from(before));
    expect(again).toMatchObject({ ok: true, value: { taken: { fr: 13 }, problems: [] } });
    expect(await give("fr")).toBe(before);
  });

  it("takes a translation back where its text is empty", async () => {
    await take(["PRODUCT,linen-shirt,name,de,Linen Shirt,"]);
    expect((await findProduct(shop.ctx, "linen-shirt", "de"))?.name).toBe("Linen Shirt");
  });

  it.each([
    ["", "The file is empty."],
    ["Handle,Title\na,b", 'The file holds no translations: its first line has no column "Type", "Identification"'],
    ["Type;Identification;Field\n", "The file is separated by semicolons."],
  ])("is refused as a whole in one sentence: %j", async (text, sentence) => {
    const result = await importWords(shop.ctx, Buffer.from(text));
    expect(result).toMatchObject({ ok: false, message: { operator: expect.stringContaining(sentence) } });
  });
});
