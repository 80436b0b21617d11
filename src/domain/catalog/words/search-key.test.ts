import { expect, it } from "vitest";
import { searchKey } from "./search-key.ts";

it.each([
  ["Chemise LÉGÈRE à rayures", "chemise legere a rayures"],
  ["Größe, Maß", "grosse, mass"],
  ["Œillet d’été", "oeillet d'ete"],
  ["Pañuelo  de algodón ", "panuelo de algodon"],
  ["りねんシャツ", "リネンシャツ"],
  ["ﾘﾈﾝ ガウン", "リネンガウン"],
  ["レディース トップス Tシャツ 3足組", "レディーストップス tシャツ 3足組"],
  ["Damen-Top – kurz", "damen top kurz"],
  ["ＡＢＣ", "abc"],
])("%j is searched as %j", (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it("fits into an index", () => {
  expect(searchKey("靴".repeat(1000))).toHaveLength(400);
});
