/** Elements whose content nobody reads. */
const UNSEEN = /<(script|style|template)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<!doctype[^>]*>/gi;
const TAG = /<\/?([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/gi;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
/** Attributes that are shown or read out. */
const SAID = new Set(["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "alt", "title"]);
const PROSE = new Set(["placeholder", "label"]);
/** What of the head is read by people: in results of searches, and where the page is shared. */
const READ_META =
  /\b(?:name|property)="(?:description|og:title|og:description|og:image:alt|twitter:title|twitter:description)"/;
const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  nbsp: "\u00A0",
};

/** Every text of a page that somebody reads or hears: its text, its labels, its title and its description. */
export function textsOf(html: string): Set<string> {
  const texts = new Set<string>();
  const add = (text: string) => {
    const plain = decoded(text).replace(/\s+/g, " ").trim();
    if (/\p{L}/u.test(plain)) texts.add(plain);
  };
  const page = html.replace(UNSEEN, "");
  let end = 0;
  for (const tag of page.matchAll(TAG)) {
    add(page.slice(end, tag.index));
    end = tag.index + tag[0].length;
    const [, name = "", attributes = ""] = tag;
    const read = name.toLowerCase() === "meta" && READ_META.test(attributes);
    for (const [, attribute = "", value = ""] of attributes.matchAll(ATTRIBUTE)) {
      if (SAID.has(attribute) || PROSE.has(attribute) || (read && attribute === "content")) add(value);
    }
  }
  add(page.slice(end));
  return texts;
}

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
