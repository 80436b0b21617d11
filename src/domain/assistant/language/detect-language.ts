import type { Language } from "#contract/language.ts";
import { wordsOf } from "./normalise.ts";

/** Small words that tell a language; one that two languages share tells nothing, and is left out. */
const SMALL_WORDS: Record<Exclude<Language, "ja">, string> = {
  en: "the is are you your have how what which where when who does do any show me with for under below my can i it this that find there much many of and want need looking cheapest between open or to compare hello hi thanks thank please about",
  es: "el los las un una unos unas es son que cual cuales cuanto cuanta cuantos cuestan cuesta donde como tienen teneis tiene hay quiero busco necesito puedo para por con mi mis del al hola gracias esta este mas menos muestrame ensename hasta cuando cuando sobre y hacen algun alguna envio talla tallas pedido devolver pago abren ayuda comparar compara",
  fr: "le les une est sont quel quelle quels quelles combien ou avez vous je cherche voudrais puis peut pour avec mon ma mes du au aux bonjour salut merci ce cette montrez moi moins plus et il elle coute coutent faites vos votre livraison taille tailles commande retourner payer quand jusqu sous dans comment quoi etes avez-vous comparer comparez",
  de: "der das ein eine einen einer ist sind wie viel was welche welcher welches wo wann habt ihr haben sie ich suche mochte kann kostet kosten fur mit mein meine meinen zeig zeigen mir unter uber gibt es und oder nicht auf von zum bis hallo danke guten tag lieferung grosse grossen bestellung zurucksenden bezahlen vergleiche vergleich eure euer dieses sich",
};

const SETS = Object.entries(SMALL_WORDS).map(
  ([language, words]) => [language as Language, new Set(words.split(" "))] as const,
);

/** Which of the five languages a normalised text is in; null where its words do not tell. */
export function detectLanguage(normalised: string): Language | null {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(normalised)) return "ja";
  const words = wordsOf(normalised);
  const scores = SETS.map(([language, set]) => ({ language, score: words.filter((word) => set.has(word)).length }));
  const [best, second] = scores.toSorted((a, b) => b.score - a.score);
  return best && best.score > (second?.score ?? 0) ? best.language : null;
}

/** Whether a word is one of those that every sentence has. */
export function isSmallWord(word: string): boolean {
  return SETS.some(([, set]) => set.has(word));
}
