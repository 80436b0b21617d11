import type { MetaDescriptor } from "react-router";

interface PageMeta {
  /** Without the shop's name. */
  title: string;
  description: string;
  /** The page's own address, from the first slash on, without what does not make it another page. */
  path: string;
  /** Where the shop stands, without a slash at the end. */
  shopUrl: string;
  /** An address of a picture, absolute or from the first slash on. */
  image?: string | undefined;
  /** schema.org data. */
  data?: object[];
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function pageMeta({ title, description, path, shopUrl, image, data = [] }: PageMeta): MetaDescriptor[] {
  const full = title === "Weft" ? "Weft – clothes worth keeping" : `${title} – Weft`;
  const url = new URL(path, shopUrl).href;
  const picture = image && new URL(image, shopUrl).href;
  return [
    { title: full },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:site_name", content: "Weft" },
    { property: "og:type", content: "website" },
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
