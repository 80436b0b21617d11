/** A name as it stands in an address: "Women's Tops" → "womens-tops". Empty when nothing of it is left. */
export function toHandle(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** Whether a text has the form of a handle: lower case letters, digits and single hyphens. */
export function isHandle(text: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
}
