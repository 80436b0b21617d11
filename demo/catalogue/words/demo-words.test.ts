import { describe, expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import { searchKey } from "#domain/catalog/words/search-key.ts";
import { demoCategories } from "../../categories.ts";
import { demoCollections } from "../../collections.ts";
import { demoProducts } from "../products.ts";
import { catalogueWordsOf, demoWords } from "./demo-words.ts";

const LANGUAGES = Object.keys(demoWords) as (keyof typeof demoWords)[];

/** What is called the same in English and there, and meant so. */
const SAME: Record<Exclude<Language, "en">, string[]> = {
  es: ["Camel"],
  fr: ["Camel", "Denim", "Indigo", "Orange", "Olive"],
  de: ["Denim", "Tops", "Gold", "Indigo", "Orange", "Sand"],
  ja: [],
};

/** Words that English text left behind would have, and none of the four languages. */
const ENGLISH = /\b(the|and|with|your|which|from|women's|men's|children's|you)\b/i;

const english = new Set([
  ...demoProducts.flatMap(({ name, description, detailedDescription, attributes }) => [
    name,
    description,
    detailedDescription,
    ...attributes.flatMap(({ name: attribute, values }) => [
      attribute,
      ...values.filter((value) => /[a-z]/.test(value) || value.endsWith("Y")),
    ]),
  ]),
  ...demoCategories.flatMap(({ name, subcategories }) => [name, ...subcategories]),
  ...demoCollections.flatMap(({ title, subtitle = "" }) => [title, subtitle]),
]);

describe.each(LANGUAGES)("TRANS the demo shop in %s", (language) => {
  const words = demoWords[language];
  const products = Object.entries(words.products);
  const said = [
    ...products.flatMap(([, texts]) => [...texts]),
    ...Object.values(words.categories).flatMap(({ name, subcategories }) => [name, ...Object.values(subcategories)]),
    ...Object.values(words.collections).flatMap(({ title, subtitle }) => [title, ...(subtitle ? [subtitle] : [])]),
    ...Object.values(words.attributes),
    ...Object.values(words.values).flatMap((values) => Object.values(values)),
  ];

  it("has words for every product and no other, under names of their own", () => {
    expect(products.map(([id]) => id).sort()).toEqual(demoProducts.map(({ id }) => id).sort());
    expect(new Set(products.map(([, [name]]) => name)).size).toBe(demoProducts.length);
  });

  it("has words for every category, collection, attribute and value that needs any", () => {
    const kept = catalogueWordsOf(words);
    for (const { attributes } of demoProducts) {
      for (const { name, values } of attributes) {
        const handle = name.toLowerCase();
        expect(kept.attributes).toHaveProperty(handle);
        const own = handle === "size" ? values.filter((value) => value.endsWith("Y")) : values;
        for (const value of own) expect(kept.attributeValues?.[handle]?.[value], `${name} ${value}`).toBeTruthy();
      }
    }
    expect(Object.keys(kept.categories ?? {})).toHaveLength(demoCategories.length);
    expect(Object.keys(kept.subCategories ?? {})).toHaveLength(
      demoCategories.flatMap(({ subcategories }): string[] => subcategories).length,
    );
    const subtitled = demoCollections.filter(
      ({ handle, subtitle }) => !words.collections[handle].subtitle !== !subtitle,
    );
    expect(subtitled).toEqual([]);
  });

  it("left nothing in English", () => {
    expect(said.filter((text) => english.has(text) && !SAME[language].includes(text))).toEqual([]);
    expect(said.filter((text) => ENGLISH.test(text))).toEqual([]);
    const letters = language === "ja" ? /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u : /\p{Script=Latin}/u;
    expect(said.filter((text) => !letters.test(text))).toEqual([]);
  });

  it("has nothing in the list of equal words that is not equal", () => {
    expect(SAME[language].filter((word) => !said.includes(word) || !english.has(word))).toEqual([]);
  });

  it("keeps to lengths that cards and menus have room for", () => {
    const most = language === "ja" ? { name: 24, place: 12, value: 8 } : { name: 40, place: 22, value: 14 };
    const names = products.map(([, [name]]) => name);
    expect(names.filter((name) => name.length > most.name)).toEqual([]);
    const places = Object.values(words.categories).flatMap(({ name, subcategories }) => [
      name,
      ...Object.values(subcategories),
    ]);
    expect(places.filter((place) => place.length > most.place)).toEqual([]);
    const values = Object.values(words.values).flatMap((named) => Object.values(named));
    expect(values.filter((value) => value.length > most.value)).toEqual([]);
    const least = language === "ja" ? [14, 60] : [25, 120];
    const short = ([, [, ...texts]]: (typeof products)[number]) => texts.some((text, i) => text.length <= least[i]!);
    expect(products.filter(short)).toEqual([]);
  });

  it("ends its sentences as the language does", () => {
    const end = language === "ja" ? /。$/ : /[.!]$/;
    expect(products.flatMap(([, [, ...texts]]) => texts).filter((text) => !end.test(text))).toEqual([]);
    const wrong = language === "fr" ? /[^\s\u00a0\u202f][;:!?]|'/u : /[a-z]'[a-z]|\s[;:!?]/i;
    expect(said.filter((text) => wrong.test(text))).toEqual([]);
  });

  it("calls several products by the search overlay's words", () => {
    const KEYWORD = { es: "top de mujer", fr: "haut femme", de: "damen-top", ja: "レディーストップス" }[language];
    expect(products.filter(([, [name]]) => searchKey(name).includes(searchKey(KEYWORD))).length).toBeGreaterThanOrEqual(
      4,
    );
  });
});
