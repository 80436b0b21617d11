const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as it may stand in XML. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter]!);
}

interface SitemapEntry {
  address: string;
  changed?: Date;
  /** The page in each language. */
  alternates?: { hrefLang: string; href: string }[];
}

/** A sitemap file, or the index of them: `element` is "url" or "sitemap". Addresses are absolute. */
export function sitemap(element: "url" | "sitemap", entries: SitemapEntry[]): Response {
  const rows = entries.map(({ address, changed, alternates = [] }) => {
    const lastmod = changed ? `<lastmod>${changed.toISOString()}</lastmod>` : "";
    const links = alternates.map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${escapeXml(href)}"/>`,
    );
    return `<${element}><loc>${escapeXml(address)}</loc>${lastmod}${links.join("")}</${element}>`;
  });
  const root = element === "url" ? "urlset" : "sitemapindex";
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${rows.join("\n")}\n</${root}>\n`;
  return new Response(xml, {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
