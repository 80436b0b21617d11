/** A design token: its custom property, its value, and what the stylesheet says of it. */
export interface Token {
  name: string;
  value: string;
  why: string;
}

/** The tokens of a stylesheet, in its order; resets ("initial") and a size's own line height are left out. */
export function readTokens(css: string): Token[] {
  const declarations = css.matchAll(/^ {2}(--[a-z-]+):\s*([^;]+);(?:\s*\/\*\s*(.*?)\s*\*\/)?/gm);
  return [...declarations]
    .map(([, name = "", value = "", why = ""]) => ({ name, value: value.replaceAll(/\s+/g, " "), why }))
    .filter(({ name, value }) => value !== "initial" && !name.endsWith("--line-height"));
}
