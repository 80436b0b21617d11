const names = new Intl.DisplayNames(["en"], { type: "region", fallback: "code" });

/** A country's name in English by its ISO code, for captions. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}
