import { garmentIn } from "./garments.ts";

/** What a file says about where a product belongs. */
export interface Said {
  title: string;
  type: string;
  tags: string[];
  /** A path of Shopify's or Google's taxonomy, joined by ">". */
  category: string;
  gender: string;
  ageGroup: string;
}

export interface NamedPlace {
  category: string;
  subCategory: string;
}

const WHO: Record<string, string> = {
  Women: "women womens woman womans female ladies",
  Men: "men mens man mans male gentlemen",
  Children: "children childrens child kid kids boy boys girl girls baby babies toddler infant newborn youth",
};
const BY_WORD = new Map(
  Object.entries(WHO).flatMap(([who, words]) => words.split(" ").map((word) => [word, who] as const)),
);

/**
 * Where a product stands in the shop. Category: whom it is for (age group, gender, tags, type, title; none where both
 * women and men are named), else the department of its product category, of its type or of its title, else its type,
 * else "Collection". Subcategory: the last step of its product category, else what its type names, else its type,
 * else what its title names, else "All".
 */
export function placeOf(said: Said): NamedPlace {
  const path = stepsOf(said.category);
  const ofType = garmentIn(said.type);
  const garment = ofType ?? (said.type === "" ? garmentIn(said.title) : null);
  const category = whoFor(said) ?? departmentOf(path) ?? garment?.department ?? (said.type || "Collection");
  const subCategory = (path.length > 1 ? path.at(-1) : null) ?? garment?.subCategory ?? (said.type || "All");
  return { category, subCategory: subCategory === category ? "All" : subCategory };
}

/** Women, Men or Children; null where nothing says, or both women and men are meant. */
function whoFor({ title, type, tags, gender, ageGroup }: Said): string | null {
  const sources = [
    ageGroup === "" || /adult/i.test(ageGroup) ? [] : [ageGroup],
    gender.split(/[,;]/),
    tags,
    [type, wordsOf(title)].flat(),
  ];
  for (const texts of sources) {
    const named = new Set(texts.flatMap((text) => BY_WORD.get(wordOf(text)) ?? []));
    if (named.has("Children")) return "Children";
    if (named.size === 1) return [...named][0] ?? null;
    if (named.size > 1 || texts.some((text) => wordOf(text) === "unisex")) return null;
  }
  return null;
}

/** One word of a text such as "Women's" or "gender:women", ready to be looked up. */
function wordOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/^\s*(?:gender|department|dept|for)[:_ -]+/, "")
    .replace(/['’]/g, "")
    .trim();
}

/** The words of a title that say for whom a thing is: "Men's Shirt", not "Man in the Moon Tee". */
function wordsOf(title: string): string[] {
  return title.split(/[^\p{L}'’]+/u).filter((word) => /s$/i.test(word));
}

/** The steps of a taxonomy path; a number of Google's says nothing by itself. */
function stepsOf(category: string): string[] {
  const steps = category.split(">").map((step) => step.trim());
  return steps.filter((step) => step !== "" && !/^\d+$/.test(step) && step.toLowerCase() !== "uncategorized");
}

/** A path's department: its first step, but the second under Apparel & Accessories, which is all that a fashion shop has. */
function departmentOf([first, second]: string[]): string | null {
  if (first === undefined) return null;
  return /^apparel/i.test(first) ? (second ?? null) : first;
}
