import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ListingFilter } from "#contract/catalog.ts";
import { sampleDraft, samplePicture } from "#tests/database/sample-drafts.ts";
import { openTestShop, type TestShop } from "#tests/database/test-shop.ts";
import { findCollection, listCollections } from "../../content/collections.ts";
import { findProduct } from "../find-product.ts";
import { listProducts } from "../list-products.ts";
import { flaggedProducts, listCategories, productsById, relatedProducts } from "../queries.ts";
import { saveProducts } from "../save-products.ts";
import { secondChoice } from "../second-choice.ts";
import { everyProduct } from "../whole-products.ts";
import { saveWords } from "./save-words.ts";

const LINEN = sampleDraft({
  id: "linen-shirt",
  name: "Linen Shirt",
  category: "Women",
  subCategory: "Blouses",
  options: { Colour: ["White", "Sand"], Size: ["S", "M"] },
  flags: { hot: true },
  pictures: [
    { picture: samplePicture("/media/test/white"), option: { name: "Colour", value: "White" } },
    { picture: samplePicture("/media/test/back"), option: null },
  ],
});
const HAT = sampleDraft({
  id: "straw-hat",
  name: "Straw Hat",
  category: "Accessories",
  subCategory: "Hats",
  options: { Colour: ["Sand"] },
});
const BLOUSE = sampleDraft({ id: "silk-blouse", name: "Silk Blouse", category: "Women", subCategory: "Blouses" });

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const { ctx } = shop;
  await saveProducts(ctx, [LINEN, HAT, BLOUSE]);
  await ctx.db
    .insertInto("collection")
    .values({ handle: "summer", title: "Summer", subtitle: "Warm days", picture: JSON.stringify(samplePicture("/s")) })
    .execute();
  await saveWords(ctx.db, "fr", {
    products: {
      "linen-shirt": { name: "Chemise légère en lin", description: "Une chemise." },
      "straw-hat": { description: "De la paille tressée." },
    },
    categories: { women: "Femme" },
    subCategories: { "women/blouses": "Chemisiers" },
    collections: { summer: { title: "Été" } },
    attributes: { colour: "Couleur" },
    attributeValues: { colour: { White: "Blanc" } },
  });
  await saveWords(ctx.db, "ja", {
    products: { "linen-shirt": { name: "ゆったりリネンシャツ" }, "straw-hat": { name: "麦わら帽子" } },
    subCategories: { "accessories/hats": "帽子" },
    attributeValues: { colour: { white: "ホワイト" } },
  });
  await saveWords(ctx.db, "de", { products: { "linen-shirt": { name: "Lässiges Leinenhemd" } } });
  await saveWords(ctx.db, "es", { products: { "linen-shirt": { name: "Camisa de lino para el otoño" } } });
});
afterAll(() => shop.close());

describe("TRANS the catalogue in another language", () => {
  it("says each text in it, and what has no translation in the shop's own", async () => {
    expect(await findProduct(shop.ctx, "linen-shirt", "fr")).toMatchObject({
      id: "linen-shirt",
      name: "Chemise légère en lin",
      description: "Une chemise.",
      detailedDescription: "A tee, at length.",
      category: { handle: "women", name: "Femme" },
      subCategory: { handle: "blouses", name: "Chemisiers" },
      attributes: [
        {
          attributeId: "colour",
          name: "Colour",
          values: ["White", "Sand"],
          label: "Couleur",
          labels: { White: "Blanc" },
        },
        { attributeId: "size", name: "Size", values: ["S", "M"] },
      ],
    });
    expect(await findProduct(shop.ctx, "straw-hat", "fr")).toMatchObject({
      name: "Straw Hat",
      description: "De la paille tressée.",
      category: { handle: "accessories", name: "Accessories" },
    });
    const [, , blouse] = await everyProduct(shop.ctx, "fr");
    expect(blouse).toMatchObject({ name: "Silk Blouse", description: "A tee.", filed: { category: "Women" } });
  });

  it("keeps what is chosen and sent as it is", async () => {
    const [own] = await productsById(shop.ctx, ["linen-shirt"]);
    const [translated] = await productsById(shop.ctx, ["linen-shirt"], "fr");
    expect(translated?.variants).toEqual(own?.variants);
    expect(translated?.pictures.map(({ option, src }) => [option, src])).toEqual(
      own?.pictures.map(({ option, src }) => [option, src]),
    );
  });

  it("describes pictures by the translated name and value", async () => {
    const alts = async (language: "fr" | "ja" | "de") =>
      (await productsById(shop.ctx, ["linen-shirt"], language))[0]?.pictures.map(({ alt }) => alt);
    expect(await alts("fr")).toEqual(["Chemise légère en lin, Blanc", "Chemise légère en lin"]);
    expect(await alts("ja")).toEqual(["ゆったりリネンシャツ、ホワイト", "ゆったりリネンシャツ"]);
    expect(await alts("de")).toEqual(["Lässiges Leinenhemd, White", "Lässiges Leinenhemd"]);
  });

  it("is everywhere that products are listed", async () => {
    const { ctx } = shop;
    const listing = await listProducts(ctx, { language: "fr", q: "chemise", attributes: { colour: ["sand"] } });
    expect(listing.products.map(({ name }) => name)).toEqual(["Chemise légère en lin"]);
    expect(listing.facets.categories).toContainEqual({ handle: "women", name: "Femme", count: 1 });
    expect(listing.facets.subCategories).toContainEqual({
      category: "women",
      handle: "blouses",
      name: "Chemisiers",
      count: 1,
    });
    expect(listing.facets.attributes[0]).toEqual({
      handle: "colour",
      name: "Couleur",
      values: [
        { handle: "white", name: "Blanc", count: 1 },
        { handle: "sand", name: "Sand", count: 1 },
      ],
    });
    expect((await flaggedProducts(ctx, "hot", 5, "fr"))[0]?.name).toBe("Chemise légère en lin");
    const blouse = (await productsById(ctx, ["silk-blouse"]))[0]!;
    expect((await relatedProducts(ctx, blouse, 5, "de"))[0]?.name).toBe("Lässiges Leinenhemd");
  });

  it("names a chosen value also where nothing is left of it", async () => {
    const { facets } = await listProducts(shop.ctx, { language: "fr", q: "straw", attributes: { colour: ["White"] } });
    expect(facets.attributes[0]?.values).toContainEqual({ handle: "white", name: "Blanc", count: 0 });
  });

  it("names categories and collections, pictures included", async () => {
    const categories = await listCategories(shop.ctx, "fr");
    expect(categories.map(({ handle, name }) => [handle, name])).toEqual([
      ["women", "Femme"],
      ["accessories", "Accessories"],
    ]);
    expect(categories[0]?.subCategories).toEqual([{ handle: "blouses", name: "Chemisiers" }]);
    expect(categories[0]?.picture?.alt).toBe("Femme");
    const summer = { handle: "summer", title: "Été", subtitle: "Warm days", picture: { alt: "Été" } };
    expect(await listCollections(shop.ctx, "fr")).toMatchObject([summer]);
    expect(await findCollection(shop.ctx, "summer", "fr")).toMatchObject(summer);
    expect(await findCollection(shop.ctx, "summer")).toMatchObject({ title: "Summer", picture: { alt: "A picture" } });
  });

  it("is the shop's own where none, or the shop's own, is asked for", async () => {
    const { ctx } = shop;
    const own = await everyProduct(ctx);
    expect(own[0]).toMatchObject({ name: "Linen Shirt", category: { name: "Women" } });
    expect(own[0]?.attributes[0]).toEqual({ attributeId: "colour", name: "Colour", values: ["White", "Sand"] });
    expect(await everyProduct(ctx, "en")).toEqual(own);
    expect(await listProducts(ctx, { language: "en" })).toEqual(await listProducts(ctx, {}));
  });
});

describe("TRANS SEARCH searching in another language", () => {
  const found = async (language: "es" | "fr" | "de" | "ja", q: string) =>
    (await listProducts(shop.ctx, { language, q })).products.map(({ id }) => id);

  it.each([
    ["fr", "Chemise", "linen-shirt"],
    ["fr", "LEGERE EN", "linen-shirt"],
    ["es", "otono", "linen-shirt"],
    ["es", "camisa de l", "linen-shirt"],
    ["de", "lassiges", "linen-shirt"],
    ["de", "leinen", "linen-shirt"],
    ["ja", "リネン", "linen-shirt"],
    ["ja", "りねんしゃつ", "linen-shirt"],
    ["ja", "ﾘﾈﾝ", "linen-shirt"],
    ["ja", "帽子", "straw-hat"],
    ["ja", "麦", "straw-hat"],
    ["fr", "straw h", "straw-hat"],
  ] as const)("%s: %s finds a part of the name there, else of its own", async (language, q, id) => {
    expect(await found(language, q)).toEqual([id]);
  });

  it("finds what stands in a category of that name", async () => {
    expect(await found("fr", "femme")).toEqual(["linen-shirt", "silk-blouse"]);
    expect(await found("fr", "chemisiers")).toEqual(["linen-shirt", "silk-blouse"]);
    expect(await found("fr", "femm")).toEqual([]);
  });

  it("sees no wildcards, and names of no other language", async () => {
    expect(await found("fr", "%")).toEqual([]);
    expect(await found("fr", "_")).toEqual([]);
    expect(await found("fr", "leinenhemd")).toEqual([]);
    expect((await listProducts(shop.ctx, { q: "chemise" })).total).toBe(0);
  });

  it.each([
    ["fr", "chemsie", "chemise"],
    ["fr", "chemise legre", "chemise légère"],
    ["de", "lienenhemd", "leinenhemd"],
    ["es", "cammisa", "camisa"],
    ["ja", "リネンシャッツ", "リネンシャツ"],
    ["ja", "りねんしゃっつ", "リネンシャツ"],
    ["fr", "stawr hat", "straw hat"],
  ] as const)("%s: %s shows results for %s", async (language, q, instead) => {
    const choice = await secondChoice(shop.ctx, { language, q });
    expect(choice?.q).toBe(instead);
    expect(choice?.listing.total).toBe(1);
  });
});

describe("keeping translations", () => {
  it("adds to what is there, takes back what is given empty, and names what the shop does not have", async () => {
    const { ctx } = shop;
    const unknown = await saveWords(ctx.db, "es", {
      products: { "straw-hat": { name: "Sombrero de paja", description: "Paja." }, "no-hat": { name: "Nada" } },
      categories: { women: "Mujer", men: "Hombre" },
      subCategories: { "women/blouses": "Blusas", "women/hats": "Sombreros" },
      collections: { summer: { title: "Verano", subtitle: "Días de calor" }, winter: { title: "Invierno" } },
      attributes: { size: "Talla", fit: "Corte" },
      attributeValues: { size: { S: "P", XXL: "GGG" }, fit: { Slim: "Entallado" } },
    });
    expect(unknown).toEqual([
      { kind: "products", name: "no-hat" },
      { kind: "categories", name: "men" },
      { kind: "subCategories", name: "women/hats" },
      { kind: "collections", name: "winter" },
      { kind: "attributes", name: "fit" },
      { kind: "attributeValues", name: "fit" },
    ]);
    expect(
      await saveWords(ctx.db, "es", {
        products: { "straw-hat": { name: " " } },
        categories: { women: "" },
        collections: { summer: { subtitle: "" } },
        attributeValues: { size: { s: "" } },
      }),
    ).toEqual([]);
    expect(await findProduct(ctx, "straw-hat", "es")).toMatchObject({ name: "Straw Hat", description: "Paja." });
    expect((await listProducts(ctx, { language: "es", q: "sombrero" })).total).toBe(0);
    expect((await listCategories(ctx, "es"))[0]).toMatchObject({ name: "Women", subCategories: [{ name: "Blusas" }] });
    expect(await findCollection(ctx, "summer", "es")).toMatchObject({ title: "Verano", subtitle: "Warm days" });
    const [shirt] = await productsById(ctx, ["linen-shirt"], "es");
    expect(shirt?.attributes[1]).toEqual({ attributeId: "size", name: "Size", values: ["S", "M"], label: "Talla" });
  });

  it("goes with the product", async () => {
    const { ctx } = shop;
    await saveProducts(ctx, [sampleDraft({ id: "brief", name: "Brief" })]);
    await saveWords(ctx.db, "de", { products: { brief: { name: "Kurz" } } });
    await ctx.db.deleteFrom("product").where("id", "=", "brief").execute();
    const rows = await ctx.db.selectFrom("product_translation").where("product_id", "=", "brief").selectAll().execute();
    expect(rows).toEqual([]);
  });
});

describe("a shop whose catalogue is written in German", () => {
  it("shows it as it stands to Germans, and its English translations to the others", async () => {
    const german = await openTestShop({ env: { CATALOGUE_LANGUAGE: "de" } });
    await saveProducts(german.ctx, [sampleDraft({ id: "leinenhemd", name: "Leinenhemd" })]);
    await saveWords(german.ctx.db, "en", { products: { leinenhemd: { name: "Linen shirt" } } });
    const nameIn = async (language?: "en" | "de" | "fr") =>
      (await findProduct(german.ctx, "leinenhemd", language))?.name;
    expect([await nameIn(), await nameIn("de"), await nameIn("en"), await nameIn("fr")]).toEqual([
      "Leinenhemd",
      "Leinenhemd",
      "Linen shirt",
      "Leinenhemd",
    ]);
    await german.close();
  });
});

describe("the order of a filter's values", () => {
  it("is that of what the shopper reads, in the alphabet of the language, and a size's how large it is", async () => {
    const { ctx } = shop;
    await saveWords(ctx.db, "es", {
      attributeValues: { colour: { Sand: "Zanahoria", White: "Árido" }, size: { S: "Pequeña", M: "Mediana" } },
    });
    const named = async (filter: ListingFilter) =>
      (await listProducts(ctx, filter)).facets.attributes.map(({ values }) => values.map(({ name }) => name));
    expect(await named({ language: "es" })).toEqual([
      ["Árido", "Zanahoria"],
      ["Pequeña", "Mediana"],
    ]);
    // A chosen value that leaves nothing has its place among them.
    expect(await named({ language: "es", attributes: { colour: ["Ivory"] } })).toEqual([
      ["Árido", "Ivory", "Zanahoria"],
    ]);
    expect(await named({})).toEqual([
      ["Sand", "White"],
      ["S", "M"],
    ]);
  });
});
