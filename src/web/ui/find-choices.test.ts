import { describe, expect, it } from "vitest";
import { finder } from "./find-choices.ts";

const places = finder([
  { value: "CI", name: "Côte d’Ivoire", also: ["Ivory Coast", "CI"] },
  { value: "DE", name: "Allemagne", also: ["Germany", "DE"] },
  { value: "NE", name: "Niger", also: ["NE"] },
  { value: "NG", name: "Nigéria", also: ["Nigeria", "NG"] },
  { value: "PL-LD", name: "Łódź", also: [] },
  { value: "AE", name: "Émirats arabes unis", also: ["United Arab Emirates", "AE"] },
  { value: "JP", name: "日本", also: ["Japan", "JP"] },
]);
const values = (text: string) => places.matching(text).map(({ value }) => value);

describe("finding choices", () => {
  it("narrows by beginnings first, then by words within, whatever the case and the accents", () => {
    expect(values("")).toHaveLength(7);
    expect(values("nige")).toEqual(["NE", "NG"]);
    expect(values("COTE D'")).toEqual(["CI"]);
    expect(values("lodz")).toEqual(["PL-LD"]);
    expect(values("emi")).toEqual(["AE"]);
    expect(values("arab")).toEqual(["AE"]);
    expect(values("de")).toEqual(["DE"]);
    expect(values("日")).toEqual(["JP"]);
    expect(values("xyz")).toEqual([]);
  });

  it("names one by its whole name, its English name or its code", () => {
    expect(places.named("niger")?.value).toBe("NE");
    expect(places.named(" Germany ")?.value).toBe("DE");
    expect(places.named("ae")?.value).toBe("AE");
    expect(places.named("nige")).toBeUndefined();
    expect(places.named("")).toBeUndefined();
  });
});
