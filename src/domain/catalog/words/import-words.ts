import type { Language } from "#contract/language.ts";
import { ok, type Result } from "#contract/result.ts";
import type { ShopContext } from "../../context.ts";
import type { CatalogueWords, CollectionWords, Kind, ProductWords } from "./catalogue-words.ts";
import { PRODUCT_FIELDS } from "./csv/columns.ts";
import { readTranslations, type TranslatedText, type TranslationProblem } from "./csv/read-translations.ts";
import { saveWords } from "./save-words.ts";

/** Texts a transaction. */
const BATCH = 1500;

export interface WordsReport {
  /** Texts that were kept or taken back, by language. */
  taken: Partial<Record<Language, number>>;
  problems: TranslationProblem[];
}

/**
 * Takes a file of translations into the catalogue. What is wrong with a row, or speaks of something that the shop does
 * not have, is named, and the rest goes in; the same file a second time changes nothing.
 * @returns a refusal, in one sentence, when the file holds no translations
 */
export async function importWords(ctx: ShopContext, file: Buffer): Promise<Result<WordsReport>> {
  const read = readTranslations(file, ctx.config.CATALOGUE_LANGUAGE);
  if (!read.ok) return read;
  const report: WordsReport = { taken: {}, problems: [...read.value.problems] };
  for (const [language, texts] of Map.groupBy(read.value.texts, (text) => text.language)) {
    for (let start = 0; start < texts.length; start += BATCH) {
      const batch = texts.slice(start, start + BATCH);
      const unknown = await ctx.db.transaction().execute((trx) => saveWords(trx, language, wordsOf(batch)));
      const missing = new Set(unknown.map(({ kind, name }) => `${kind} ${name}`));
      const lost = batch.filter((text) => missing.has(`${text.kind} ${ownerOf(text)}`));
      report.problems.push(
        ...lost.map(({ line, kind, name }) => ({ line, reason: `the shop has no ${NAMES[kind]} "${name}"` })),
      );
      report.taken[language] = (report.taken[language] ?? 0) + batch.length - lost.length;
    }
  }
  report.problems.sort((a, b) => a.line - b.line);
  return ok(report);
}

const NAMES: Record<Kind, string> = {
  products: "product",
  categories: "category",
  subCategories: "subcategory",
  collections: "collection",
  attributes: "attribute",
  attributeValues: "attribute for",
};

/** What a text belongs to: of a value it is the attribute. */
function ownerOf({ kind, name }: TranslatedText): string {
  return kind === "attributeValues" ? name.slice(0, name.indexOf("/")) : name;
}

function wordsOf(texts: TranslatedText[]): CatalogueWords {
  const products = byName<ProductWords>();
  const collections = byName<CollectionWords>();
  const attributeValues = byName<Record<string, string>>();
  const names = { categories: byName<string>(), subCategories: byName<string>(), attributes: byName<string>() };
  for (const { kind, name, field, text } of texts) {
    if (kind === "products") (products[name] ??= {})[PRODUCT_FIELDS[field as keyof typeof PRODUCT_FIELDS]] = text;
    else if (kind === "collections") (collections[name] ??= {})[field as keyof CollectionWords] = text;
    else if (kind === "attributeValues") {
      const slash = name.indexOf("/");
      (attributeValues[name.slice(0, slash)] ??= byName<string>())[name.slice(slash + 1)] = text;
    } else names[kind][name] = text;
  }
  return { products, collections, attributeValues, ...names };
}

/** A map for names out of a file, which may be any word. */
function byName<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}
