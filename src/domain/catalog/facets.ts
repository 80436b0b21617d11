import type { FacetCount, Facets, ListingFilter } from "#contract/catalog.ts";
import type { Language } from "#contract/language.ts";
import { attributeHandle, foldCase } from "./attribute-names.ts";
import type { CatalogueCopy } from "./copy/catalogue-copy.ts";
import type { Narrowed } from "./copy/narrow.ts";
import type { Named } from "./copy/read-copy.ts";
import { compareAttributes, compareValues } from "./value-order.ts";

/**
 * The choices that a filter leaves, with their counts, under the names that the shopper reads. Every category and
 * subcategory is named, also with 0; of attribute values those that leave some, and the chosen ones. Prices in paise.
 * @param language what the names are wanted in; null for the shop's own
 * @param own the language of the shop's own
 */
export function facetsOf(
  copy: CatalogueCopy,
  { byCategory, bySub, byValue, price }: Narrowed,
  filter: ListingFilter,
  language: Language | null,
  own: Language,
): Facets {
  const { categories, subCategories } = copy.frame;
  const handles = new Map(categories.map(({ id, handle }) => [id, handle]));
  return {
    categories: categories.map((category) => {
      const own = subCategories.filter((sub) => sub.category === category.id);
      const count = own.reduce((sum, { id }) => sum + (byCategory[id] ?? 0), 0);
      return { handle: category.handle, name: nameIn(category, language), count };
    }),
    subCategories: subCategories.map((sub) => ({
      category: handles.get(sub.category)!,
      handle: sub.handle,
      name: nameIn(sub, language),
      count: bySub[sub.id] ?? 0,
    })),
    attributes: attributeFacets(copy, byValue, filter, language, language ?? own),
    price,
  };
}

function nameIn({ name, words }: Named, language: Language | null): string {
  return (language && words?.[language]) ?? name;
}

/** Attributes in the order of the shop's own words, values in the order of what the shopper reads. */
function attributeFacets(
  copy: CatalogueCopy,
  byValue: Int32Array,
  filter: ListingFilter,
  language: Language | null,
  alphabet: Language,
): Facets["attributes"] {
  const counts = new Map<number, Map<string, FacetCount>>();
  for (const value of copy.valueOrder(language, alphabet)) {
    if (byValue[value] === 0 || byValue[value] === undefined) continue;
    const attribute = copy.list.attributes[value]!;
    let own = counts.get(attribute);
    if (!own) counts.set(attribute, (own = new Map()));
    addCount(own, copy.list.texts[value]!, copy.list.folded[value]!, byValue[value]);
  }
  const attributes = copy.frame.attributes.filter(({ id }) => counts.has(id));
  for (const [name, chosen] of Object.entries(filter.attributes ?? {})) {
    const id = attributes.find(({ handle }) => handle === attributeHandle(name))?.id ?? -1;
    const own = counts.get(id);
    const sortedAs = (value: FacetCount) => copy.sortedAs(language, id, value.handle, value.name);
    const compare = (a: FacetCount, b: FacetCount) => compareValues(sortedAs(a), sortedAs(b), alphabet);
    for (const text of chosen) if (own && foldCase(text) !== "") addChosen(own, text, compare);
  }
  return attributes
    .toSorted((a, b) => compareAttributes(a.name, b.name))
    .map((attribute) => ({
      handle: attribute.handle,
      name: nameIn(attribute, language),
      values: [...counts.get(attribute.id)!.values()].map((value) => ({
        ...value,
        name: (language && copy.valueWord(language, attribute.id, value.handle)) ?? value.name,
      })),
    }));
}

/** Spellings that differ in letter case alone are one value. */
function addCount(values: Map<string, FacetCount>, name: string, handle: string, count: number): void {
  const known = values.get(handle);
  if (known) known.count += count;
  else values.set(handle, { handle, name, count });
}

/** A chosen value that leaves nothing stands among the others all the same. */
function addChosen(
  values: Map<string, FacetCount>,
  name: string,
  compare: (a: FacetCount, b: FacetCount) => number,
): void {
  const handle = foldCase(name);
  if (values.has(handle)) return;
  const sorted = [...values.values(), { handle, name, count: 0 }].toSorted(compare);
  values.clear();
  for (const value of sorted) values.set(value.handle, value);
}
