import { describe, expect, it } from "vitest";
import type { Language } from "#contract/language.ts";
import { CatalogueCopy, entryOf, ValueList } from "../../catalog/copy/catalogue-copy.ts";
import { searchKey } from "../../catalog/words/search-key.ts";
import { understand } from "../understand.ts";
import { apart, calledIn } from "./called-in.ts";

const NAMES: Partial<Record<Language, string[]>> = {
  es: ["Camisa de lino con cuello cubano", "Camisa infantil de lino", "Reloj fino de vestir", "Botines de piel"],
  fr: ["Robe d’été en vichy", "Pull mérinos col V", "Pull mérinos col rond"],
  de: [
    "Gestreifte Strandtasche",
    "Midi-Wickelkleid",
    "Jeansjacke für Kinder",
    "Trägerkleid aus Feincord",
    "Lederjacke",
    "Hemd",
  ],
  ja: ["リネンシャツ", "リネンシャツワンピース", "ウォッシュド リネン トップス", "キャンバススニーカー", "セーター"],
};

/** The names that a question calls, best first. */
function calls(language: Language, question: string, isChoice = false): string[] {
  const names = NAMES[language]!;
  const list = new ValueList();
  const flags = { bestseller: false, top: false, newly: false, hot: false, popular: false };
  const copy = new CatalogueCopy(
    names.map((name, position) =>
      entryOf(
        {
          id: name,
          position,
          name: "Thing",
          category: 1,
          sub: 1,
          price: 1,
          flags,
          values: null,
          words: { [language]: searchKey(name) },
        },
        list,
      ),
    ),
    list,
    { categories: [], subCategories: [], attributes: [], valueWords: [], collections: [] },
  );
  const understood = understand(question, language);
  expect(understood.language).toBe(language);
  return calledIn(copy, understood, isChoice).map(({ row }) => copy.ids[row]!);
}

describe("a product is called by its translated name", () => {
  it.each<[Language, string, string]>([
    ["es", "¿Cuánto cuesta la CAMISA DE LINO con cuello cubano?", "Camisa de lino con cuello cubano"],
    ["es", "Busco la camisa de lino de cuello cubano", "Camisa de lino con cuello cubano"],
    ["es", "¿Cuánto cuesta el reloj de vestir?", "Reloj fino de vestir"],
    ["es", "¿Cuánto cuestan los botines de piel?", "Botines de piel"],
    ["fr", "Avez-vous la robe d'ete en vichy ?", "Robe d’été en vichy"],
    ["fr", "Combien coûte le pull mérinos col rond ?", "Pull mérinos col rond"],
    ["de", "Habt ihr eine gestreifte Strandtasche?", "Gestreifte Strandtasche"],
    ["de", "Was kostet das Wickelkleid?", "Midi-Wickelkleid"],
    ["de", "Was kostet das Trägerkleid?", "Trägerkleid aus Feincord"],
    ["de", "Was kostet die Lederjacke?", "Lederjacke"],
    ["de", "Was kostet die Jeansjacke für Kinder?", "Jeansjacke für Kinder"],
    ["ja", "リネンシャツワンピースはありますか", "リネンシャツワンピース"],
    ["ja", "ｳｫｯｼｭﾄﾞﾘﾈﾝﾄｯﾌﾟｽを見せて", "ウォッシュド リネン トップス"],
    ["ja", "うぉっしゅどりねんとっぷすはいくら", "ウォッシュド リネン トップス"],
    ["ja", "キャンバススニーカーはいくら", "キャンバススニーカー"],
  ])("%s: %s", (language, question, name) => expect(calls(language, question)[0]).toBe(name));
});

describe("a question that shares words with a name is not about that product", () => {
  it.each<[Language, string]>([
    ["es", "¿Tienen camisas de lino?"],
    ["es", "¿Tienen botines de piel?"],
    ["es", "¿Cuáles son los botines de piel más baratos?"],
    ["es", "Busco un reloj para vestir"],
    ["fr", "Combien coûte une robe en coton ?"],
    ["de", "Gibt es gestreifte Strandtaschen?"],
    ["de", "Ich suche eine Jeansjacke für Kinder"],
    ["de", "Was kostet das Trägerkleid aus Satin?"],
    ["de", "Was kostet ein Hemd?"],
    ["de", "Habt ihr eine Lederjacke?"],
    ["ja", "キャンバススニーカーを探しています"],
    ["ja", "セーターはいくらですか"],
    ["ja", "サテンのワンピースはいくら"],
  ])("%s: %s", (language, question) => expect(calls(language, question)).toEqual([]));
});

it("a name of common words counts beside one that is not, where two are to choose from", () => {
  expect(calls("es", "¿Botines de piel o reloj fino de vestir?", true)).toEqual([
    "Reloj fino de vestir",
    "Botines de piel",
  ]);
  expect(calls("es", "¿Botines de piel o reloj fino de vestir?")).toEqual(["Reloj fino de vestir"]);
  expect(calls("es", "¿Tienen botines de piel o camisas de lino?", true)).toEqual([]);
});

it("of names that overlap the longest is meant, and they come in the question's order", () => {
  const found = [
    { row: 1, score: 105, span: [4, 9] as [number, number], isCommon: false },
    { row: 2, score: 103, span: [0, 3] as [number, number], isCommon: false },
    { row: 3, score: 102, span: [7, 9] as [number, number], isCommon: false },
    { row: 4, score: 2, span: null, isCommon: false },
  ];
  expect(apart(found).map(({ row }) => row)).toEqual([2, 1]);
});
