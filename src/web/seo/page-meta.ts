import type { MetaDescriptor } from "react-router";
import type { Language } from "#contract/language.ts";
import { translationOf } from "../i18n/use-translation.tsx";
import { alternates, languageAddress } from "./alternates.ts";

const LOCALES: Record<Language, string> = { en: "en_IN", es: "es_ES", fr: "fr_FR", de: "de_DE", ja: "ja_JP" };

interface PageMeta {
  /** Without the shop's name. */
  title: string;
  description: string;
  /** The page's own address, from the first slash on, without what does not make it another page. */
  path: string;
  /** An address of a picture, absolute or from the first slash on. */
  image?: string | undefined;
  /** schema.org data. */
  data?: object[];
}

/** What a page says that is the shopper's own, and so is kept out of search engines. */
export function privateMeta(title: string): MetaDescriptor[] {
  return [{ title: `${title} – Weft` }, { name: "robots", content: "noindex" }];
}

/** Title, description, canonical address, alternates in the other languages, Open Graph and structured data of a page. */
export function pageMeta(
  matches: readonly unknown[],
  { title, description, path, image, data = [] }: PageMeta,
): MetaDescriptor[] {
  const { language, shopUrl } = rootOf(matches);
  const full = title === "Weft" ? translationOf(matches, "frame")("homeTitle") : `${title} – Weft`;
  const url = new URL(languageAddress(path, language), shopUrl).href;
  const picture = image && new URL(image, shopUrl).href;
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates(path, shopUrl).map((link) => ({ tagName: "link", rel: "alternate", ...link })),
    { property: "og:site_name", content: "Weft" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: LOCALES[language] },
    { property: "og:title", content: full },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    ...(picture
      ? [
          { property: "og:image", content: picture },
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : []),
    ...data.map((item) => ({ "script:ld+json": item as { [key: string]: string } })),
  ];
}

/** What the root's loader says; when it failed, the page tells nothing of where it stands. */
function rootOf(matches: readonly unknown[]): { language: Language; shopUrl: string } {
  const root = (matches[0] as { loaderData?: { language: Language; settings?: { shopUrl: string } } } | undefined)
    ?.loaderData;
  return { language: root?.language ?? "en", shopUrl: root?.settings?.shopUrl || "http://localhost" };
}
