import { POSTCODES } from "./postcode-patterns.ts";

/** A postcode of that country as an example; null where it has none. */
export function examplePostcode(country: string): string | null {
  return POSTCODES[country]?.[1] ?? null;
}

/** G-20: whether a country's postcodes have letters, so that the form's field takes them. */
export function takesLetters(country: string): boolean {
  const known = POSTCODES[country];
  return known === undefined || /[A-Z]/.test(known[1]) || /\[[^\]]*A-Z/.test(known[0]);
}

/**
 * VAL-24, G-20: a postcode as its country writes it ("sw1a1aa" is "SW1A 1AA" in Great Britain), or null where it has not
 * the form of that country's. A country without postcodes takes up to 12 letters and digits.
 */
export function tidyPostcode(typed: string, country: string): string | null {
  const code = typed.toUpperCase().replace(/[\s\p{Pd}]+/gu, (gap) => (/\p{Pd}/u.test(gap) ? "-" : " "));
  const known = POSTCODES[country];
  if (!known) return /^(?=.{1,12}$)[A-Z\d]+(?:[ -][A-Z\d]+)*$/.test(code) ? code : null;
  const [pattern, example] = known;
  const whole = new RegExp(`^(?:${pattern})$`);
  const bare = code.replace(/[ -]/g, "");
  return [spacedAs(example, bare), code, bare].find((each) => each !== null && whole.test(each)) ?? null;
}

/** The same letters and digits with the one gap of an example, where its last part begins; null where it has not one gap. */
function spacedAs(example: string, bare: string): string | null {
  const [, gap, last, ...more] = example.split(/([ -])/);
  if (gap === undefined || last === undefined || more.length > 0) return null;
  const border = bare.length - last.length;
  return border > 0 ? `${bare.slice(0, border)}${gap}${bare.slice(border)}` : null;
}
