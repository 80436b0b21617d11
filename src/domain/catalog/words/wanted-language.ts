import type { Language } from "#contract/language.ts";
import type { ShopContext } from "../../context.ts";

/** The language that the catalogue's own texts have to be translated into; null where they are meant as they stand. */
export function wantedLanguage(ctx: ShopContext, language: Language | undefined): Language | null {
  return language === undefined || language === ctx.config.CATALOGUE_LANGUAGE ? null : language;
}
