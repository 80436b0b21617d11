import { decodeEntities } from "./entities.ts";

/** Elements whose text nobody reads. */
const SILENT = new Set([
  "script",
  "style",
  "template",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "head",
  "title",
  "select",
  "textarea",
]);
/** Elements that stand apart from what is around them. */
const PARAGRAPHS = new Set([
  "p",
  "div",
  "section",
  "article",
  "header",
  "footer",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "dl",
  "table",
  "blockquote",
  "pre",
  "hr",
  "figure",
]);
const LINES = new Set(["tr", "dt", "dd", "figcaption"]);

/**
 * The text of a piece of HTML, as a shopper reads it: paragraphs apart by a blank line, list entries with a bullet,
 * entities decoded, nothing of tags, comments, scripts and styles. The result is text, not HTML: it may hold "<".
 */
export function htmlToText(html: string): string {
  let text = "";
  let rest = 0;
  const isHtml = /<\/?[a-z!]/i.test(html);
  const words = (raw: string) => (isHtml ? raw.replace(/\s+/g, " ") : raw);
  while (rest < html.length) {
    const open = html.indexOf("<", rest);
    if (open < 0) break;
    const tag = tagAt(html, open);
    text += words(html.slice(rest, tag ? open : open + 1));
    rest = tag ? tag.end : open + 1;
    if (!tag) continue;
    if (SILENT.has(tag.name) && !tag.closing) rest = endOfElement(html, tag.name, tag.end);
    else text += markFor(tag);
  }
  return tidy(decodeEntities(text + words(html.slice(rest))));
}

interface Tag {
  name: string;
  closing: boolean;
  /** The position behind it. */
  end: number;
}

/** The tag or comment that begins at a "<"; null where it is a "<" of the text. One left open goes to the end. */
function tagAt(html: string, open: number): Tag | null {
  if (html.startsWith("<!--", open)) {
    const close = html.indexOf("-->", open + 4);
    return { name: "!", closing: false, end: close < 0 ? html.length : close + 3 };
  }
  const name = /^<(\/?)([a-z][a-z0-9]*|[!?])/i.exec(html.slice(open, open + 20));
  if (!name) return null;
  let quote = "";
  for (let i = open + name[0].length; i < html.length; i++) {
    const sign = html[i] ?? "";
    if (quote !== "") {
      if (sign === quote) quote = "";
    } else if ((sign === '"' || sign === "'") && html[i - 1] === "=") quote = sign;
    else if (sign === ">") return { name: (name[2] ?? "").toLowerCase(), closing: name[1] === "/", end: i + 1 };
  }
  return { name: (name[2] ?? "").toLowerCase(), closing: name[1] === "/", end: html.length };
}

function endOfElement(html: string, name: string, from: number): number {
  const close = new RegExp(`</${name}[^>]*>`, "gi");
  close.lastIndex = from;
  return close.exec(html) ? close.lastIndex : html.length;
}

function markFor({ name, closing }: Tag): string {
  if (PARAGRAPHS.has(name)) return "\n\n";
  if (name === "li") return closing ? "\n" : "\n• ";
  if (name === "td" || name === "th") return " ";
  return name === "br" || (LINES.has(name) && !closing) ? "\n" : "";
}

function tidy(text: string): string {
  return text
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/^• *\n+/gm, "• ")
    .replace(/\n{2,}(?=• )/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .toWellFormed()
    .trim();
}

/** The beginning of a text in one paragraph: whole sentences up to a length, or words where the first is longer. */
export function firstWords(text: string, length: number): string {
  const [paragraph = ""] = text.split("\n\n");
  const line = paragraph.replace(/\s+/g, " ").trim();
  if (line.length <= length) return line;
  const start = line.slice(0, length + 1);
  const sentences = /^.*[.!?](?=\s)/.exec(start)?.[0];
  if (sentences) return sentences;
  return `${start.slice(0, Math.max(start.lastIndexOf(" "), 1)).replace(/[,;:–-]$/, "")}…`.toWellFormed();
}
