import { LANGUAGES, type Language } from "#contract/language.ts";
import { detectLanguage } from "./language/detect-language.ts";
import { normalise } from "./language/normalise.ts";
import { SHADES, type Shade } from "./lexicon/colours.ts";
import { KINDS, type Kind } from "./lexicon/kinds.ts";
import { CHILDREN, WEARERS, type Wearer } from "./lexicon/people.ts";
import { MATERIALS, OCCASIONS, type Quality } from "./lexicon/qualities.ts";
import type { Said } from "./lexicon/saying.ts";
import { topicsOf, type Topic } from "./lexicon/topics.ts";
import { priceLimits, type PriceLimits } from "./price-limits.ts";
import { isAge, sizesNamed } from "./sizes-named.ts";

/** What a question says, in the shop's own terms. */
export interface Understood {
  /** The normalised question. */
  text: string;
  language: Language;
  topics: Set<Topic>;
  kinds: Kind[];
  shades: Shade[];
  wearer: Wearer | null;
  /** As `isSize` compares them. */
  sizes: string[];
  materials: Quality[];
  occasions: Quality[];
  limits: PriceLimits | null;
}

/** Reads a question by its words alone. @param usual the language it is taken to be in when its words do not tell */
export function understand(question: string, usual: Language): Understood {
  const text = normalise(question);
  const language = detectLanguage(text) ?? likeliest(text, usual);
  const sizes = sizesNamed(text);
  const all = <E extends Said>(entries: E[]) => entries.filter(({ said }) => said[language].test(text));
  return {
    text,
    language,
    topics: topicsOf(text),
    kinds: inTurn(KINDS, text, language),
    shades: inTurn(SHADES, text, language),
    wearer: all(WEARERS)[0] ?? (sizes.some(isAge) ? CHILDREN : null),
    sizes,
    materials: all(MATERIALS),
    occasions: all(OCCASIONS),
    limits: priceLimits(text),
  };
}

/** Words that an entry took count for no later one: "light blue" is not blue as well. */
function inTurn<E extends Said>(entries: E[], text: string, language: Language): E[] {
  let rest = text;
  return entries.filter(({ said }) => {
    const pattern = said[language];
    if (!pattern.test(rest)) return false;
    rest = rest.replaceAll(new RegExp(pattern.source, "gu"), "|");
    return true;
  });
}

/** The language in which most of the words name something that a shop has. */
function likeliest(text: string, usual: Language): Language {
  const known = [...KINDS, ...SHADES, ...WEARERS, ...MATERIALS];
  const score = (language: Language) => known.filter(({ said }) => said[language].test(text)).length;
  const others = (Object.keys(LANGUAGES) as Language[]).filter((language) => language !== usual);
  return others.reduce((best, language) => (score(language) > score(best) ? language : best), usual);
}
