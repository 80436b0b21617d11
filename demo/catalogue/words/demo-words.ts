import { toHandle } from "#contract/handle.ts";
import type { Language } from "#contract/language.ts";
import type { CatalogueWords, ProductWords } from "#domain/catalog/words/catalogue-words.ts";
import { de } from "./de/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { ja } from "./ja/index.ts";
import type { DemoWords, Said } from "./words.ts";

/** The demo shop in every language but its own. */
export const demoWords: Readonly<Record<Exclude<Language, "en">, DemoWords>> = { es, fr, de, ja };

/** A language's words as the catalogue keeps them. */
export function catalogueWordsOf(words: DemoWords): CatalogueWords {
  const categories = Object.entries(words.categories);
  return {
    products: Object.fromEntries(Object.entries(words.products).map(([id, said]) => [id, productWords(said)])),
    categories: Object.fromEntries(categories.map(([name, said]) => [toHandle(name), said.name])),
    subCategories: Object.fromEntries(
      categories.flatMap(([name, { subcategories }]) =>
        Object.entries(subcategories).map(([sub, said]) => [`${toHandle(name)}/${toHandle(sub)}`, said]),
      ),
    ),
    collections: words.collections,
    attributes: byHandle(words.attributes),
    attributeValues: byHandle<Readonly<Record<string, string>>>(words.values),
  };
}

function productWords([name, description, detailedDescription]: Said): ProductWords {
  return { name, description, detailedDescription };
}

function byHandle<T>(named: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(named).map(([name, said]) => [toHandle(name), said]));
}
