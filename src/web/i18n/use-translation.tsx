import { createContext, useContext, useMemo, type ReactNode } from "react";
import { isRouteErrorResponse, useMatches, useRouteError } from "react-router";
import type { Language } from "#contract/language.ts";
import type { AllWords, Area } from "./all-words.server.ts";
import { makeTranslation, type Translation } from "./translation.ts";
import type { Words } from "./words.ts";

/** What a page's loaders gave it to speak with. */
export interface Speech {
  language: Language;
  words: Partial<Record<Area, Words>>;
}

const SpeechContext = createContext<Speech>({ language: "en", words: {} });
const inBrowser: { speech: Speech } = { speech: { language: "en", words: {} } };

/** Gathers the texts that the root's and the route's loaders sent, for everything below. */
export function SpeechProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const error = useRouteError();
  const speech = useMemo(() => gather([failedLoad(error), ...matches.map(dataOf)]), [matches, error]);
  if (typeof document !== "undefined") speakInBrowser(speech);
  return <SpeechContext value={speech}>{children}</SpeechContext>;
}

/** Sets what `translationNow` reads. */
export function speakInBrowser(speech: Speech): void {
  inBrowser.speech = speech;
}

/** The texts of one part of the storefront; the root's or the route's loader must have sent them (`wordsFor`). */
export function useTranslation<A extends Area>(area: A): Translation<AllWords[A]> {
  const speech = useContext(SpeechContext);
  return useMemo(() => translationIn(speech, area), [speech, area]);
}

/** The page's language. */
export function useLanguage(): Language {
  return useContext(SpeechContext).language;
}

/** The texts of one part for code in the browser that is no component: a store, a handler. */
export function translationNow<A extends Area>(area: A): Translation<AllWords[A]> {
  return translationIn(inBrowser.speech, area);
}

/** The texts of one part for a route's `meta`, from its `matches`. */
export function translationOf<A extends Area>(matches: readonly unknown[], area: A): Translation<AllWords[A]> {
  return translationIn(gather(matches.map(dataOf)), area);
}

function translationIn<A extends Area>({ language, words }: Speech, area: A): Translation<AllWords[A]> {
  return makeTranslation(language, words[area] ?? {});
}

function gather(sources: (Partial<Speech> | undefined)[]): Speech {
  const language = sources.find((source) => source?.language)?.language ?? "en";
  return { language, words: Object.assign({}, ...sources.map((source) => source?.words)) as Speech["words"] };
}

function dataOf(match: unknown): Partial<Speech> | undefined {
  return (match as { loaderData?: Partial<Speech> } | undefined)?.loaderData;
}

/** When the root's own loader failed, its words travel with the failure. */
function failedLoad(error: unknown): Partial<Speech> | undefined {
  return isRouteErrorResponse(error) ? ((error.data ?? undefined) as Partial<Speech> | undefined) : undefined;
}
